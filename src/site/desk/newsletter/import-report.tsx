import type { ImportReport, ReportedLines } from '../../../model/desk/newsletter-list';
import { visibleText } from '../../../model/text/visible-text';
import { css } from '../../../ui/style/style';
import { figures } from '../recipes.style';
import { quiet } from './newsletter.style';
import { figure } from './texts';

const kinds = css`
  border-block-start: 1px solid var(--_border-strong);
  & > li {
    padding-block: 0.4em;
    border-block-end: 1px solid var(--_border);
  }
  & summary {
    padding-block: 0.3em;
    cursor: pointer;
    @media (pointer: coarse) {
      padding-block: 0.6em;
    }
  }
  & b {
    ${figures}
  }
`;

const table = css`
  width: 100%;
  table-layout: fixed;
  margin-block: 0.5em 0.75em;
  border-collapse: collapse;
  font-size: 0.92em;
  & th,
  & td {
    padding: 0.3em 0.75em 0.3em 0;
    text-align: start;
    vertical-align: top;
    border-block-end: 1px solid var(--_border);
  }
  & th {
    font-weight: 600;
    color: var(--_text-muted);
  }
  & th:first-child {
    width: 4.5em;
  }
  & th:nth-child(3) {
    width: 40%;
  }
  & td:first-child {
    ${figures}
  }
`;

type Kind = keyof ImportReport;

/** In the order in which they are shown: before the import, after it. One line or several. */
const TEXTS: [Kind, preview: [string, string], done: [string, string]][] = [
  ['added', ['address would be added', 'addresses would be added'], ['address was added', 'addresses were added']],
  ['wrong', ['line cannot be used', 'lines cannot be used'], ['line could not be used', 'lines could not be used']],
  [
    'left',
    ['address has unsubscribed and is left out', 'addresses have unsubscribed and are left out'],
    ['address had unsubscribed and was left out', 'addresses had unsubscribed and were left out'],
  ],
  [
    'known',
    ['address is already on the list', 'addresses are already on the list'],
    ['address was already on the list', 'addresses were already on the list'],
  ],
  [
    'repeated',
    ['line repeats an address', 'lines repeat an address'],
    ['line repeated an address', 'lines repeated an address'],
  ],
];

interface ImportReportViewProps {
  report: ImportReport;
  /** The import is done, not only previewed. */
  isDone: boolean;
}

/** What an import would do or has done: a line for each kind, which opens. */
export function ImportReportView({ report, isDone }: ImportReportViewProps) {
  return (
    <ul className={kinds}>
      {TEXTS.map(([kind, preview, done]) => {
        const { count } = report[kind];
        const text = (isDone ? done : preview)[count === 1 ? 0 : 1];
        return (
          <li key={kind}>
            {count === 0 ? (
              <>
                <b>0</b> {text}
              </>
            ) : (
              <details open={kind === 'wrong'}>
                <summary>
                  <b>{figure(count)}</b> {text}
                </summary>
                <Lines kind={kind} reported={report[kind]} />
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Lines({ kind, reported: { count, lines } }: { kind: Kind; reported: ReportedLines }) {
  const hasReasons = kind !== 'added';
  return (
    <>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">{kind === 'wrong' ? 'Text' : 'Address'}</th>
            {hasReasons && <th scope="col">Reason</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, value, reason }) => (
            <tr key={`${line} ${value}`}>
              <td>{line}</td>
              <td>
                <bdi>{visibleText(value)}</bdi>
              </td>
              {hasReasons && <td>{reason}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {count > lines.length && (
        <p className={quiet}>
          Showing the first {lines.length} of {figure(count)}.
        </p>
      )}
    </>
  );
}
