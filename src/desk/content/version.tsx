import { useId, useState } from 'react';
import { counted } from '../../model/desk/format';
import type { SheetCondition } from '../../model/desk/sheet-report';
import type { SheetVersion } from '../../model/desk/sheet-version';
import { plainButton, visuallyHidden } from '../../ui/style/controls';
import { row } from '../../ui/style/recipes.style';
import { Button, NotLoaded } from '../shared/controls';
import { quiet, stateMark } from '../shared/desk.style';
import { Ago, PersonText } from '../shared/texts';
import { PlannedChanges } from './planned-changes';
import { useVersionReport } from './queries';
import { RestoreButton } from './restore-button';

interface VersionProps {
  version: SheetVersion;
  condition: SheetCondition;
  isCurrent: boolean;
  /** The number of the version in force. */
  basedOn: number;
  onRestored: (text: string) => void;
}

const SOURCES: Record<SheetVersion['kind'], string> = {
  upload: 'uploaded',
  edit: 'edited here',
  link: 'follows a link',
  server: 'back to the files on the server',
  none: 'no sheet',
};

/** A version that was published at the desk: who published it, its report, and a button to restore it. */
export function Version({ version, condition, isCurrent, basedOn, onRestored }: VersionProps) {
  const { title, pinnedBy, items: itemsNow } = condition;
  const { sheet, number, publishedAt, publishedBy, kind, name, items, problems, restoredFrom } = version;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const hasContent = kind === 'upload' || kind === 'edit' || kind === 'link'; // a link's, as it was published
  const restored = restoredFrom ? `, restored from version ${restoredFrom}` : '';
  const isLink = kind === 'link';
  const consequence = isLink
    ? 'The website follows the spreadsheet again, and shows what it contains now. What is online stays in this list.'
    : `Visitors see its ${counted(items, 'item')} at once, instead of the ${counted(itemsNow, 'item')} ` +
      'that are online now. Those stay in this list.';
  const advice = hasContent && !isLink ? ' To see first what changes, cancel this and press Report.' : '';
  return (
    <li>
      <span id={id}>
        <b>{`Version ${number}`}</b>
        <span>
          {`: ${counted(items, 'item')}${problems > 0 ? `, ${counted(problems, 'problem')}` : ''}, published by `}
          <PersonText>{publishedBy}</PersonText> <Ago at={publishedAt} />
        </span>
      </span>
      {isCurrent ? <span className={stateMark}>Online</span> : <span />}
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
        {!isCurrent && !pinnedBy && (
          <RestoreButton
            sheet={sheet}
            number={number}
            basedOn={basedOn}
            describedBy={id}
            question={`Restore version ${number} of ${title}?`}
            text={consequence + advice}
            done={
              isLink
                ? `The website follows the spreadsheet of version ${number} again.`
                : `Version ${number} was restored. Visitors see it now.`
            }
            onRestored={onRestored}
          />
        )}
      </div>
      {isOpen && <VersionReport sheet={sheet} number={number} title={`Version ${number}, compared with now`} />}
    </li>
  );
}

function VersionReport({ sheet, number, title }: { sheet: SheetVersion['sheet']; number: number; title: string }) {
  const query = useVersionReport(sheet, number);
  if (!query.data) return <NotLoaded query={query} />;
  const planned = { sheet, report: query.data, basedOn: 0, pinnedBy: null };
  return (
    <PlannedChanges planned={planned} title={title} isChosen onChoose={undefined}>
      {null}
    </PlannedChanges>
  );
}
