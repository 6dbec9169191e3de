import { faultText } from '../../../model/desk/sheet-fault';
import { visibleText } from '../../../model/text/visible-text';
import { faultBox } from './sheets.style';

/** Why a whole sheet cannot be used, and what to do. @param isChecked as in `faultText`. */
export function Fault({ fault, isChecked = false }: { fault: string; isChecked?: boolean }) {
  const { what, remedy } = faultText(fault, isChecked);
  return (
    <div className={faultBox}>
      <p>{visibleText(what)}</p>
      <p>{remedy}</p>
    </div>
  );
}
