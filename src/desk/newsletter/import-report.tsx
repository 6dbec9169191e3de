import { formatNumber } from '../../model/desk/format';
import { entryCount, type ImportReport } from '../../model/desk/newsletter-list';
import { quiet, ruledTable } from '../shared/desk.style';
import { PersonText } from '../shared/texts';

/** The kinds of entries in display order, with their singular and plural labels. */
const KINDS: readonly (readonly [keyof ImportReport, string, string])[] = [
  ['added', 'new address', 'new addresses'],
  ['wrong', 'entry that cannot be used', 'entries that cannot be used'],
  ['left', 'unsubscribed address, skipped', 'unsubscribed addresses, skipped'],
  ['known', 'address already on the list', 'addresses already on the list'],
  ['repeated', 'repeated address', 'repeated addresses'],
];

/** Shows a list's entries, grouped by what the import does with them. */
export function ImportReportView({ report }: { report: ImportReport }) {
  return KINDS.filter(([kind]) => report[kind].count > 0).map(([kind, one, several]) => {
    const { count, lines } = report[kind];
    return (
      <details key={kind} open={kind === 'wrong' || entryCount(report) === 1}>
        <summary>
          <b>{formatNumber(count)}</b> <span>{count === 1 ? one : several}</span>
        </summary>
        <table className={ruledTable}>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Text</th>
              <th scope="col">Reason</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ line, value, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line may contain the same address twice
              <tr key={index}>
                <th scope="row">{line}</th>
                <td data-label="Text">
                  <PersonText>{value}</PersonText>
                </td>
                <td data-label="Reason">{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {kind === 'left' && <p className={quiet}>Only their owners can resubscribe them, by signing up.</p>}
        {count > lines.length && <p className={quiet}>{`The first ${lines.length} of ${formatNumber(count)}.`}</p>}
      </details>
    );
  });
}
