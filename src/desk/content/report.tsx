import { counted, formatNumber } from '../../model/desk/format';
import { type Fault, faultText } from '../../model/desk/sheet-fault';
import type { SheetReport } from '../../model/desk/sheet-report';
import { alertBox, quiet, ruledTable } from '../shared/desk.style';
import { PersonText } from '../shared/texts';

interface FaultAlertProps {
  fault: Fault;
  isUnpublished?: boolean | undefined;
}

/** Explains why a whole sheet can't be used, and what to do. */
export function FaultAlert({ fault, isUnpublished }: FaultAlertProps) {
  const { what, remedy } = faultText(fault, isUnpublished);
  return (
    <div className={alertBox}>
      <p>
        <b>
          <PersonText>{what}</PersonText>
        </b>
      </p>
      <p>{remedy}</p>
    </div>
  );
}

/** Lists a sheet's problems, with suggested fixes. */
export function Report({ report, isUnpublished }: { report: SheetReport; isUnpublished?: boolean }) {
  const { fault, items, shrunk, problems, problemCount } = report;
  if (fault !== null) return <FaultAlert fault={fault} isUnpublished={isUnpublished} />;
  return (
    <>
      {shrunk && (
        <div className={alertBox}>
          <p>
            <b>{`The sheet has ${counted(items, 'item')}; it had ${formatNumber(shrunk.from)} before.`}</b>
          </p>
          <p>Check that no rows are missing. If you removed them on purpose, no action is needed.</p>
        </div>
      )}
      {problemCount > problems.length && (
        <p className={quiet}>{`The first ${problems.length} of ${formatNumber(problemCount)} problems:`}</p>
      )}
      {problems.length > 0 && (
        <table className={ruledTable}>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Column</th>
              <th scope="col">Text</th>
              <th scope="col">Problem</th>
              <th scope="col">Suggestion</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ row, title, column, value, reason, instead }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: problems may repeat, and the list is replaced as a whole
              <tr key={index}>
                <th scope="row">
                  <span>{`Row ${row}`}</span> <PersonText>{title}</PersonText>
                </th>
                <td data-label="Column">
                  <PersonText>{column}</PersonText>
                </td>
                <td data-label="Text">{value ? <PersonText>{value}</PersonText> : 'empty'}</td>
                <td data-label="Problem">{reason}</td>
                <td data-label="Suggestion">
                  <b>
                    <PersonText>{instead}</PersonText>
                  </b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
