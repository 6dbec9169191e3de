import { useId, useState } from 'react';
import { uploadToDesk } from '../../api/desk/call-desk';
import { countsText, DESK_SHEETS, type DeskSheet, SHEET_TITLES, sheetReport } from '../../model/desk/sheet-report';
import { control, labelText } from '../../ui/forms/form.style';
import { CsvForm } from '../csv-form';
import { paper, quiet } from '../desk.style';
import { Report } from './report';

/** A form that checks CSV before it is published. */
export function DryRun() {
  const id = useId();
  const [sheet, setSheet] = useState<DeskSheet>('events');
  return (
    <article className={paper} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>Check a sheet before it is published</h3>
      <p className={quiet}>
        Paste rows, including the header, or choose a CSV file. They are read exactly as the site would read them.
        Nothing is stored or shown to visitors.
      </p>
      <label className={labelText} htmlFor={id}>
        Which sheet is it?
      </label>
      <select id={id} className={control} value={sheet} onChange={({ target }) => setSheet(target.value as DeskSheet)}>
        {DESK_SHEETS.map((name) => (
          <option key={name} value={name}>
            {SHEET_TITLES[name]}
          </option>
        ))}
      </select>
      <CsvForm
        textKey="dry run"
        label="The sheet as CSV"
        action="Check"
        send={(csv, options) => uploadToDesk(`/sheets/${sheet}/check`, csv, sheetReport, options)}
        unchanged="The sheet was not checked, and nothing was stored."
      >
        {(report) => (
          <>
            <p role="status">
              {report.fault === null &&
                `${SHEET_TITLES[report.name]}: ${countsText(report.items, report.problemCount)}.`}
            </p>
            <Report report={report} isDryRun />
          </>
        )}
      </CsvForm>
    </article>
  );
}
