import type { SheetReport } from '../../../model/desk/sheet-report';
import { counted } from '../../../model/desk/sheet-texts';
import { faultBox } from './sheets.style';

/** Says that a sheet has fewer than half as many items as before. */
export function Shrunk({ report: { shrunk, items } }: { report: SheetReport }) {
  if (!shrunk) return null;
  return (
    <div className={faultBox}>
      <p>
        It has {counted(items, 'item')}; before there were {shrunk.from.toLocaleString('en')}.
      </p>
      <p>Are rows missing? It is shown as it is, since that may be intended.</p>
    </div>
  );
}
