import { useId, useState } from 'react';
import { uploadToDesk } from '../../api/desk/call-desk';
import { countsText, type SheetCondition, sheetReport } from '../../model/desk/sheet-report';
import { control, labelText } from '../../ui/forms/form.style';
import { CsvForm } from '../csv-form';
import { paper, quiet } from '../desk.style';
import { Report } from './report';

/** A form that checks CSV before it is published. */
export function DryRun({ sheets }: { sheets: readonly SheetCondition[] }) {
  const id = useId();
  const [sheet, setSheet] = useState('events');
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
      <select id={id} className={control} value={sheet} onChange={({ target }) => setSheet(target.value)}>
        {sheets.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
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
                `${sheets.find(({ name }) => name === report.name)?.title}: ${countsText(report.items, report.problemCount)}.`}
            </p>
            <Report report={report} isDryRun />
          </>
        )}
      </CsvForm>
    </article>
  );
}
