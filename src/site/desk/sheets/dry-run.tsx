import { type FormEvent, useId, useRef, useState } from 'react';
import { DESK_SHEETS, type DeskSheet } from '../../../model/desk/sheet-report';
import { reportText, SHEET_TITLES } from '../../../model/desk/sheet-texts';
import { primaryButton } from '../../../ui/style/controls';
import { CsvInput } from './csv-input';
import { Fault } from './fault';
import { ReportRows } from './report-rows';
import { actions, box, choice, faultBox, form } from './sheets.style';
import { Shrunk } from './shrunk';
import { type Check, useCheck } from './use-check';

/** Checks CSV before it is published. What was pasted or chosen stays, whatever comes of it. */
export function DryRun() {
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const [name, setName] = useState<DeskSheet>('events');
  const [file, setFile] = useState<File | null>(null);
  const { check, start, fail } = useCheck();

  function choose(chosen: File | null) {
    setFile(chosen);
    if (chosen) void start(name, chosen);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const pasted = text.current?.value ?? '';
    if (file || pasted.trim()) void start(name, file ?? new Blob([pasted], { type: 'text/csv' }));
    else {
      fail('There is nothing to check yet: paste the sheet, or choose a CSV file.');
      text.current?.focus();
    }
  }

  return (
    <article className={box} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>Check a sheet before it is published</h3>
      <p>
        Paste the rows with their header, or drop a CSV file. They are checked the way the site would read them. Nothing
        is stored or shown to visitors.
      </p>
      <form className={form} onSubmit={submit} method="dialog">
        <div className={choice}>
          <label htmlFor={`${id}-name`}>Which sheet is it?</label>
          <select id={`${id}-name`} value={name} onChange={({ target }) => setName(target.value as DeskSheet)}>
            {DESK_SHEETS.map((each) => (
              <option key={each} value={each}>
                {SHEET_TITLES[each]}
              </option>
            ))}
          </select>
        </div>
        <CsvInput text={text} file={file} onFile={choose} />
        <div className={actions}>
          <button type="submit" className={primaryButton} aria-disabled={check.kind === 'sending'}>
            Check
          </button>
          {check.kind === 'sending' && <progress aria-label="Sending" max={1} value={check.share} />}
          <span role="status">{statusText(check)}</span>
        </div>
      </form>
      <Result check={check} />
    </article>
  );
}

function Result({ check }: { check: Check }) {
  if (check.kind === 'failed')
    return (
      <div className={faultBox} role="alert">
        <p>{check.message}</p>
      </div>
    );
  if (check.kind !== 'done') return null;
  const { report } = check;
  if (report.fault !== null) return <Fault fault={report.fault} isChecked />;
  return (
    <>
      <Shrunk report={report} />
      <ReportRows report={report} />
    </>
  );
}

function statusText(check: Check): string {
  if (check.kind === 'sending')
    return check.share < 1 ? `Sending, ${Math.floor(check.share * 100)} %` : 'Sent. Checking…';
  return check.kind === 'done' ? `${SHEET_TITLES[check.report.name]}: ${reportText(check.report)}` : '';
}
