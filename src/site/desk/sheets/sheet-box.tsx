import { useId, useState } from 'react';
import { failureText } from '../../../api/desk/call-desk';
import { loadReport, readSheetNow } from '../../../api/desk/sheets';
import type { SheetCondition } from '../../../model/desk/sheet-report';
import { countsText, SHEET_TITLES } from '../../../model/desk/sheet-texts';
import { onlySpoken, plainButton } from '../../../ui/style/controls';
import { classes } from '../../../ui/style/style';
import { FailureNotice } from '../../../ui/text/notice';
import { Fault } from './fault';
import { ReportRows } from './report-rows';
import { badTag, box, boxHead, muted, stateTag } from './sheets.style';
import { Shrunk } from './shrunk';
import { StateText } from './state-text';
import { useReport } from './use-sheets';

const TAGS: Record<SheetCondition['state'], string> = {
  current: 'Current',
  stale: 'Out of date',
  missing: 'Missing',
  reading: 'Being read',
};

interface SheetBoxProps {
  condition: SheetCondition;
  now: Date;
  /** The officer had the sheet read again. */
  onRead: () => void;
}

/** A sheet: its state, what is wrong with it, and how its bad rows look. */
export function SheetBox({ condition, now, onRead }: SheetBoxProps) {
  const { name, state, reason, link } = condition;
  const id = useId();
  const title = SHEET_TITLES[name];
  const report = useReport(condition);
  const isBad = state === 'stale' || state === 'missing';
  return (
    <article className={box} aria-labelledby={id}>
      <div className={boxHead}>
        <h3 id={id}>{title}</h3>
        <span className={classes(stateTag, isBad && badTag)}>{TAGS[state]}</span>
        <div>
          {link && (
            <a href={link} target="_blank" rel="noopener noreferrer">
              Open the spreadsheet<span className={onlySpoken}> of {title}</span>
            </a>
          )}
          <ReadNow condition={condition} onRead={onRead} />
        </div>
      </div>
      <StateText condition={condition} now={now} />
      {reason !== null && <Fault fault={reason} />}
      {report?.failure && (
        <FailureNotice text={report.failure} onRetry={() => void loadReport(name, condition.version)} />
      )}
      {report?.report && (
        <>
          <Shrunk report={report.report} />
          <ReportRows report={report.report} />
        </>
      )}
      {state === 'current' && !report && condition.problems > 0 && <p className={muted}>Loading the problems…</p>}
    </article>
  );
}

/** Reads the sheet again, and says what came of it until the sheet is another one. */
function ReadNow({ condition: { name, version }, onRead }: Pick<SheetBoxProps, 'condition' | 'onRead'>) {
  const [isReading, setReading] = useState(false);
  const [done, setDone] = useState({ message: '', version: '' });

  async function read() {
    if (isReading) return;
    setReading(true);
    try {
      const { state, items, problems, ...condition } = await readSheetNow(name);
      const result = state === 'current' ? countsText(items, problems) : 'it cannot be used';
      setDone({ message: `Read again: ${result}.`, version: condition.version });
    } catch (error) {
      setDone({ message: `It was not read again. ${failureText(error)}`, version });
    }
    setReading(false);
    onRead();
  }

  const message = done.version === version ? done.message : '';
  return (
    <>
      <span role="status" className={muted}>
        {isReading ? 'Reading the sheet…' : message}
      </span>
      {/* Disabled it would lose the focus. */}
      <button type="button" className={plainButton} aria-disabled={isReading} onClick={read}>
        Read again now<span className={onlySpoken}> {SHEET_TITLES[name]}</span>
      </button>
    </>
  );
}
