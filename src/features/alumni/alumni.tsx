import { useMemo, useRef, useState } from 'react';
import { alumniAt } from '../../api/alumni';
import { batchesOf, filterAlumni } from '../../model/alumnus';
import { whole } from '../../model/slice';
import { dimensionHead } from '../../ui/cards';
import { ListStates, pattern } from '../../ui/list-states';
import { Notice } from '../../ui/notice';
import { Pages } from '../../ui/pager';
import { showToast } from '../../ui/toast/toast';
import { type ListEvents, useResource } from '../../ui/use-resource';
import { cardsPlaceholder, container, loading } from './alumni.style';
import { AlumniCards } from './alumni-cards';
import { AlumniSearch, type AlumniView, FIRST_VIEW } from './alumni-search';

/** Cards on a page. */
const ALUMNI_PER_PAGE = 12;

export interface AlumniProps extends ListEvents {
  /** Base address of the calls, '' for the page's own origin. */
  api?: string;
  /** What to show, when the host keeps it; otherwise the directory keeps its own. */
  view?: AlumniView;
  onView?: (view: AlumniView) => void;
}

/** The directory of the alumni network: search, graduation year, cards by the dozen. */
export function Alumni({ api = '', view: hostView, onView, onLoad, onError }: AlumniProps) {
  const list = useResource(alumniAt(api), {
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
  const { items: all, kind } = list;
  const { name, batch } = view;
  const batches = useMemo(() => batchesOf(all), [all]);
  const found = useMemo(() => filterAlumni(all, { name, batch }), [all, name, batch]);
  const count = found.length === all.length ? `${all.length} alumni` : `${found.length} of ${all.length} alumni`;

  return (
    <section
      id="profile"
      ref={section}
      className={container}
      aria-labelledby="profile-title"
      data-nosnippet=""
      part="section"
    >
      <div className={dimensionHead}>
        <h2 id="profile-title" part="heading">
          Alumni Profiles
        </h2>
        <p role="status">{kind === 'ready' && count}</p>
      </div>
      {kind !== 'error' && (
        <AlumniSearch filters={view} batches={batches} onFilters={(filters) => setView({ ...filters, page: 1 })} />
      )}
      <ListStates
        list={{ ...list, items: found }}
        loading={<LoadingAlumni />}
        failedText="Failed to fetch alumni data"
        emptyText="No alumni found matching your criteria."
      >
        <Pages
          label="Alumni Profiles"
          slice={whole(found)}
          list={list}
          failedText="Failed to fetch alumni data"
          perPage={ALUMNI_PER_PAGE}
          section={section}
          page={view.page}
          onPage={(page) => setView({ ...view, page })}
        >
          {(shown) => <AlumniCards alumni={shown} />}
        </Pages>
      </ListStates>
    </section>
  );
}

function LoadingAlumni() {
  return (
    <div className={loading}>
      <Notice text="Loading alumni profiles..." />
      <div className={`${pattern} ${cardsPlaceholder}`} aria-hidden="true" />
    </div>
  );
}
