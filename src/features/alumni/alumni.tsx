import { useMemo, useRef, useState } from 'react';
import { alumniAt } from '../../api/alumni';
import { type AlumniFilters, batchesOf, filterAlumni } from '../../model/alumnus';
import { pageOf } from '../../model/page';
import { dimensionHead } from '../../ui/cards';
import { FailureNotice, Notice, placeholder } from '../../ui/notice';
import { Pager, returnToTop } from '../../ui/pager';
import { classes } from '../../ui/style';
import { showToast } from '../../ui/toast/toast';
import { type ListEvents, useResource } from '../../ui/use-resource';
import { cardsRoom, directory } from './alumni.style';
import { AlumniCards } from './alumni-cards';
import { AlumniSearch } from './alumni-search';
import { type AlumniView, FIRST_VIEW } from './alumni-view';

/** Cards on a page (spec, section 9). */
export const ALUMNI_PER_PAGE = 12;

export interface AlumniProps extends ListEvents {
  /** Base address of the calls, '' for the page's own origin. */
  api?: string;
  /** What to show, when the host keeps it; otherwise the directory keeps its own. */
  view?: AlumniView;
  onView?: (view: AlumniView) => void;
}

/** The directory of the alumni network: search, graduation year, cards by the dozen (spec, section 2). */
export function Alumni({ api = '', view: hostView, onView, onLoad, onError }: AlumniProps) {
  const resource = alumniAt(api);
  const state = useResource(resource, {
    onLoad,
    onError(error) {
      void showToast('error', 'Failed to load alumni profiles');
      onError?.(error);
    },
  });
  const [ownView, setOwnView] = useState(FIRST_VIEW);
  const section = useRef<HTMLElement>(null);

  const view = hostView ?? ownView;
  const setView = onView ?? setOwnView;
  const all = state.kind === 'ready' ? state.items : undefined;
  const batches = useMemo(() => batchesOf(all ?? []), [all]);
  const { name, batch } = view;
  const found = useMemo(() => filterAlumni(all ?? [], { name, batch }), [all, name, batch]);
  const shown = pageOf(found, view.page, ALUMNI_PER_PAGE);

  const narrow = (filters: AlumniFilters) => setView({ ...filters, page: 1 });

  function turnTo(page: number) {
    setView({ ...view, page });
    returnToTop(section.current);
  }

  return (
    <section
      id="profile"
      ref={section}
      className={directory}
      aria-labelledby="profile-title"
      data-nosnippet=""
      part="section"
    >
      <div className={dimensionHead}>
        <h2 id="profile-title" part="heading">
          Alumni Profiles
        </h2>
        <p role="status">
          {all && (found.length === all.length ? `${all.length} alumni` : `${found.length} of ${all.length} alumni`)}
        </p>
      </div>
      {state.kind !== 'error' && <AlumniSearch filters={view} batches={batches} onFilters={narrow} />}
      {state.kind === 'loading' && (
        <>
          <Notice text="Loading alumni profiles..." />
          <div className={classes(placeholder, cardsRoom)} aria-hidden="true" />
        </>
      )}
      {state.kind === 'error' && <FailureNotice text="Failed to fetch alumni data" onRetry={resource.reload} />}
      {all && found.length === 0 && <Notice text="No alumni found matching your criteria." />}
      <AlumniCards alumni={shown.items} />
      <Pager label="Alumni Profiles" page={shown.page} total={shown.total} onPage={turnTo} />
    </section>
  );
}
