import { useId, useState } from 'react';
import type { SheetCondition } from '../../model/desk/sheet-report';
import { KEPT_VERSIONS, type SheetVersionList } from '../../model/desk/sheet-version';
import { row } from '../../ui/style/recipes.style';
import { NotLoaded } from '../shared/controls';
import { deskSheet, noteBox, quiet, stateMark } from '../shared/desk.style';
import { lineList } from './content.style';
import { useSheetVersions } from './queries';
import { RestoreButton } from './restore-button';
import { Version } from './version';

/** The versions of a sheet that were published at the desk, and what the server has without them. */
export function Versions({ condition }: { condition: SheetCondition }) {
  const { name } = condition;
  const id = useId();
  const query = useSheetVersions(name);
  const { data } = query;
  const [restored, setRestored] = useState('');
  const [current] = data?.versions ?? [];
  const isFromServer = !current || current.kind === 'server' || current.kind === 'none';
  return (
    <section className={deskSheet} aria-labelledby={id}>
      <h3 id={id}>Versions</h3>
      <p className={quiet}>{`What was published here, latest first. The last ${KEPT_VERSIONS} are kept.`}</p>
      {!data && <NotLoaded query={query} />}
      <div className={noteBox} role="status">
        {restored}
      </div>
      {data && (
        <ul className={lineList}>
          {data.versions.map((version) => (
            <Version
              key={version.number}
              version={version}
              condition={condition}
              isCurrent={version === current}
              basedOn={current?.number ?? 0}
              onRestored={setRestored}
            />
          ))}
          <FromServer
            condition={condition}
            versions={data}
            isCurrent={isFromServer}
            basedOn={current?.number ?? 0}
            onRestored={setRestored}
          />
        </ul>
      )}
    </section>
  );
}

interface FromServerProps {
  condition: SheetCondition;
  versions: SheetVersionList;
  isCurrent: boolean;
  basedOn: number;
  onRestored: (text: string) => void;
}

/** The sheet's source if no version is published: the files on the server, or nothing. */
function FromServer({ condition, versions, isCurrent, basedOn, onRestored }: FromServerProps) {
  const { name, title, pinnedBy } = condition;
  const { onServer } = versions;
  const id = useId();
  return (
    <li>
      <span id={id}>
        <b>{versions.versions.length > 0 ? 'Before version 1' : 'Now'}</b>
        <span>{onServer ? `: ${onServer} on the server` : ': no sheet'}</span>
      </span>
      {versions.versions.length === 0 ? <span className={stateMark}>Online</span> : <span />}
      {!isCurrent && !pinnedBy && (
        <div className={row}>
          <RestoreButton
            sheet={name}
            number={null}
            basedOn={basedOn}
            describedBy={id}
            question={`Go back to the ${title} from before version 1?`}
            text={
              onServer
                ? `Visitors see ${onServer} on the server at once. What is online now stays in this list.`
                : 'Visitors see an empty list or a built-in text. What is online now stays in this list.'
            }
            done={onServer ? `Visitors see ${onServer} again.` : `${title} is empty again.`}
            onRestored={onRestored}
          />
        </div>
      )}
    </li>
  );
}
