import type { ApplicationFilter, ApplicationList } from '../../../model/desk/application';
import { counted, formatNumber } from '../../../model/desk/format';
import { row } from '../../../ui/style/recipes.style';
import { DownloadButton } from '../../shared/download-button';

interface ExportsProps {
  filter: ApplicationFilter;
  /** Undefined until loaded. */
  counts: ApplicationList['counts'] | undefined;
}

/** Buttons that download the applications with the chosen status, whatever the search, and all of them. */
export function Exports({ filter, counts }: ExportsProps) {
  if (!counts) return null;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const chosen = filter === 'all' ? 0 : counts[filter];
  return (
    <div className={row}>
      {chosen > 0 && (
        <DownloadButton path={`/applications/export.csv?filter=${filter}`}>
          {`Export ${counted(chosen, `${filter} application`)}`}
        </DownloadButton>
      )}
      {all > 0 && (
        <DownloadButton path="/applications/export.csv?filter=all">
          {chosen > 0 ? `Export all ${formatNumber(all)}` : `Export all ${counted(all, 'application')}`}
        </DownloadButton>
      )}
    </div>
  );
}
