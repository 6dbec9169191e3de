import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callDesk } from '../../api/desk/call-desk';
import { counted } from '../../model/desk/format';
import { comparedSheet, type SheetCondition, sheetConditions } from '../../model/desk/sheet-report';
import { KEPT_VERSIONS, type SheetVersion, type SheetVersions, sheetVersions } from '../../model/desk/sheet-version';
import { plainButton, visuallyHidden } from '../../ui/style/controls';
import { row } from '../../ui/style/recipes.style';
import { ConfirmButton } from '../confirm-button';
import { Button, NotLoaded } from '../controls';
import { noteBox, paper, quiet, tag } from '../desk.style';
import { Ago, PersonText } from '../texts';
import { lineList } from './content.style';
import { PlannedChanges } from './planned-changes';

/** The versions of a sheet that were published at the desk, and what the server has without them. */
export function Versions({ condition }: { condition: SheetCondition }) {
  const { name, title, pinnedBy } = condition;
  const id = useId();
  const query = useQuery({
    queryKey: ['versions', name],
    queryFn: () => callDesk(`/content/${name}/versions`, sheetVersions),
  });
  const { data } = query;
  const [restored, setRestored] = useState('');
  const [current] = data?.versions ?? [];
  const isFromServer = !current || current.kind === 'server' || current.kind === 'none';
  return (
    <section className={paper} aria-labelledby={id}>
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
              title={title}
              isCurrent={version === current}
              basedOn={current?.number ?? 0}
              isPinned={pinnedBy !== null}
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

interface VersionProps {
  version: SheetVersion;
  title: string;
  isCurrent: boolean;
  /** The number of the version in force. */
  basedOn: number;
  isPinned: boolean;
  onRestored: (text: string) => void;
}

const SOURCES: Record<SheetVersion['kind'], string> = {
  upload: 'uploaded',
  edit: 'edited here',
  link: 'follows a link',
  server: 'back to the files on the server',
  none: 'no sheet',
};

function Version({ version, title, isCurrent, basedOn, isPinned, onRestored }: VersionProps) {
  const { sheet, number, publishedAt, publishedBy, kind, name, items, problems, restoredFrom } = version;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const hasContent = kind === 'upload' || kind === 'edit' || kind === 'link';
  const restored = restoredFrom ? `, restored from version ${restoredFrom}` : '';
  return (
    <li>
      <span id={id}>
        <b>{`Version ${number}`}</b>{' '}
        <span>
          {`: ${counted(items, 'item')}${problems > 0 ? `, ${counted(problems, 'problem')}` : ''}, published by `}
          <PersonText>{publishedBy}</PersonText> <Ago at={publishedAt} />
        </span>
      </span>
      {isCurrent ? <span className={tag}>Online</span> : <span />}
      <span className={quiet}>
        <PersonText>{`${SOURCES[kind]}${name ? `: ${name}` : ''}${restored}`}</PersonText>
      </span>
      <div className={row}>
        {hasContent && (
          <>
            <Button aria-describedby={id} onPress={() => setOpen(!isOpen)} isExpanded={isOpen}>
              Report
            </Button>
            <a className={plainButton} href={`/api/desk/content/${sheet}/versions/${number}/sheet.csv`} download>
              Download<span className={visuallyHidden}>{` version ${number}`}</span>
            </a>
          </>
        )}
        {!isCurrent && !isPinned && (
          <RestoreButton
            {...{ sheet, number, basedOn, onRestored, describedBy: id }}
            question={`Restore version ${number} of ${title}?`}
            text={`Visitors see its ${counted(items, 'item')} at once. What is online now stays in this list.`}
            done={`Version ${number} was restored. Visitors see it now.`}
          />
        )}
      </div>
      {isOpen && <VersionReport sheet={sheet} number={number} title={`Version ${number}, compared with now`} />}
    </li>
  );
}

function VersionReport({ sheet, number, title }: { sheet: SheetVersion['sheet']; number: number; title: string }) {
  const query = useQuery({
    queryKey: ['version', sheet, number],
    queryFn: () => callDesk(`/content/${sheet}/versions/${number}/report`, comparedSheet),
  });
  if (!query.data) return <NotLoaded query={query} />;
  const planned = { sheet, report: query.data, basedOn: 0, pinnedBy: null };
  return (
    <PlannedChanges planned={planned} title={title} isChosen onChoose={undefined}>
      {null}
    </PlannedChanges>
  );
}

interface FromServerProps {
  condition: SheetCondition;
  versions: SheetVersions;
  isCurrent: boolean;
  basedOn: number;
  onRestored: (text: string) => void;
}

/** What the sheet comes from without a version: the files on the server, or nothing. */
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
      {versions.versions.length === 0 ? <span className={tag}>Online</span> : <span />}
      {!isCurrent && !pinnedBy && (
        <div className={row}>
          <RestoreButton
            {...{ sheet: name, number: null, basedOn, onRestored, describedBy: id }}
            question={`Go back to the ${title} from before version 1?`}
            text={
              onServer
                ? `Visitors see ${onServer} on the server at once. What is online now stays in this list.`
                : 'Visitors see an empty list or a built-in text. What is online now stays in this list.'
            }
            done={onServer ? `Visitors see ${onServer} again.` : `${title} is empty again.`}
          />
        </div>
      )}
    </li>
  );
}

interface RestoreButtonProps {
  sheet: SheetVersion['sheet'];
  number: number | null;
  basedOn: number;
  describedBy: string;
  question: string;
  text: string;
  /** Shown when it is done. */
  done: string;
  onRestored: (text: string) => void;
}

function RestoreButton({ sheet, number, basedOn, describedBy, question, text, done, onRestored }: RestoreButtonProps) {
  const { mutateAsync } = useMutation({
    mutationFn: () =>
      callDesk('/content/restore', sheetConditions, { json: { sheet, number, basedOn, isConfirmed: true } }),
    onSuccess: () => onRestored(done),
  });
  return (
    <ConfirmButton name="Restore" describedBy={describedBy} question={question} run={() => mutateAsync()}>
      <p>{text}</p>
    </ConfirmButton>
  );
}
