import { figure } from '../../model/desk/format';
import type { ImportReport } from '../../model/desk/newsletter-list';
import { quiet, table } from '../desk.style';
import { PersonText } from '../texts';

/** The kinds of lines, in the order of the report. */
const KINDS: readonly (readonly [keyof ImportReport, string])[] = [
  ['added', 'new addresses'],
  ['wrong', 'lines that cannot be used'],
  ['left', 'addresses that have unsubscribed, and are left out'],
  ['known', 'addresses that are already on the list'],
  ['repeated', 'lines that repeat an address'],
];

/** The lines of a list, grouped by how the import treats them. */
export function ImportReportView({ report }: { report: ImportReport }) {
  return KINDS.filter(([kind]) => report[kind].count > 0).map(([kind, name]) => {
    const { count, lines } = report[kind];
    return (
      <details key={kind} open={kind === 'wrong'}>
        <summary>
          <b>{figure(count)}</b> {name}
        </summary>
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Text</th>
              <th scope="col">Reason</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ line, value, reason }) => (
              <tr key={`${line} ${value}`}>
                <th scope="row">{line}</th>
                <td data-label="Text">
                  <PersonText>{value}</PersonText>
                </td>
                <td data-label="Reason">{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {count > lines.length && (
          <p className={quiet}>
            The first {lines.length} of {figure(count)}.
          </p>
        )}
      </details>
    );
  });
}
