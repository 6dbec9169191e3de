import type { SheetReport } from '../../../model/desk/sheet-report';
import { counted } from '../../../model/desk/sheet-texts';
import { faultBox } from './sheets.style';

/** Says that a sheet has fewer than half as many items as before. */
export function Shrunk({ report: { shrunk, items } }: { report: SheetReport }) {
  if (!shrunk) return null;
  return (
    <div className={faultBox}>
      <p>
        It has {counted(items, 'item')}; before, it had {shrunk.from.toLocaleString('en')}.
      </p>
      <p>Check that no rows are missing. If you removed them on purpose, there is nothing to do.</p>
    </div>
  );
}
