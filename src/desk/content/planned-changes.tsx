import type { ReactNode } from 'react';
import { isUsable } from '../../model/desk/first-choice';
import { counted, formatNumber } from '../../model/desk/format';
import type { PlannedSheet } from '../../model/desk/publication';
import { changesText, type SheetChanges } from '../../model/desk/sheet-changes';
import { countsText } from '../../model/desk/sheet-report';
import { quiet } from '../shared/desk.style';
import { PersonText } from '../shared/texts';
import { checkLabel, planned as plannedClass } from './content.style';
import { Report } from './report';

interface PlannedChangesProps {
  planned: PlannedSheet;
  title: string;
  isChosen: boolean;
  /** Undefined if it is the only sheet. */
  onChoose: ((isChosen: boolean) => void) | undefined;
  children: ReactNode;
}

/** The changes that publishing a sheet would make, and the sheet's problems. */
export function PlannedChanges({ planned, title, isChosen, onChoose, children }: PlannedChangesProps) {
  const { report, pinnedBy } = planned;
  const { changes, items, problemCount, fault } = report;
  return (
    <div className={plannedClass}>
      {onChoose ? (
        <label className={checkLabel}>
          <input
            type="checkbox"
            checked={isChosen}
            disabled={!isUsable(planned)}
            onChange={({ target }) => onChoose(target.checked)}
          />
          <span>{title}</span>
        </label>
      ) : (
        <b>{title}</b>
      )}
      {pinnedBy && (
        <p>{`The server’s setting ${pinnedBy} decides where this sheet comes from. Ask the administrator.`}</p>
      )}
      {changes && (
        <>
          <p>{`Now ${counted(changes.before, 'item')}, then ${countsText(items, problemCount)}. ${changesText(changes)}`}</p>
          <Titles name="Added" items={changes.added} />
          <Titles name="Changed" items={changes.changed} />
          <Titles name="Removed" items={changes.removed} />
        </>
      )}
      {children}
      {(fault !== null || problemCount > 0) && <Report report={report} isUnpublished />}
    </div>
  );
}

/** Lists the titles of changed items, folded. */
function Titles({ name, items: { count, titles } }: { name: string; items: SheetChanges['added'] }) {
  if (count === 0) return null;
  return (
    <details>
      <summary>{`${name}: ${formatNumber(count)}`}</summary>
      <ul>
        {titles.map((title, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat, and the list is replaced as a whole
          <li key={at}>{title ? <PersonText>{title}</PersonText> : 'without a title'}</li>
        ))}
      </ul>
      {count > titles.length && <p className={quiet}>{`and ${formatNumber(count - titles.length)} more`}</p>}
    </details>
  );
}
