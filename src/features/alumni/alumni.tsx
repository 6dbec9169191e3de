import { type ReactNode, useRef, useState } from 'react';
import { ALUMNI_FAILED } from '../../api/alumni';
import { joinInvitation } from '../../content/alumni';
import { JOIN_PAGE } from '../../model/addresses/api-paths';
import { ALUMNI_PER_PAGE, type AlumniView, FIRST_PAGE } from '../../model/alumni/alumni-page';
import { limited, limitedCount } from '../../model/lists/limit';
import { Heading, useHasHeadings, useHostList, useTexts } from '../../ui/host/host';
import { ListStates, Loading } from '../../ui/lists/list-states';
import { Pages, type TurnControl } from '../../ui/lists/pager';
import type { ListEvents } from '../../ui/lists/use-list';
import { primaryButton } from '../../ui/style/controls';
import { dimensionHead, listBox } from '../../ui/style/list-recipes.style';
import { showToast } from '../../ui/toast/toast';
import { cardsPlaceholder, joinLink } from './alumni.style';
import { AlumniCards } from './alumni-card';
import { AlumniSearch, useDirectory } from './alumni-search';

/** With no more people than this, the directory also shows the host's invitation. */
const FEW = 5;

export interface AlumniProps extends ListEvents {
  /** Base URL of the API, '' for the page's own origin. */
  api?: string;
  /** Maximum number of results to show. */
  limit?: number | undefined;
  /** Filters and page, if the host keeps them; otherwise the directory does. */
  view?: AlumniView;
  /** Called when the visitor searches or turns the page. */
  onView?: (view: AlumniView) => void;
  /** Address of a page that reads the view from its query. With it, the search is a form that works without scripts. */
  action?: string;
  /** Renders Prev and Next as links, if the host has addresses for the views. */
  viewLink?: (view: AlumniView, control: TurnControl) => ReactNode;
  /** An invitation to join. Shown below the people if there are few, and instead of the list if there are none. */
  invitation?: ReactNode;
  /** Shown below 'No alumni found…': what visitors can do. @param all number of people in the directory. */
  emptySteps?: (all: number) => ReactNode;
  /** Shown below the error if people can't be loaded: where to go next. */
  failedSteps?: ReactNode;
}

/** The directory of the alumni network: search, graduation year, and twelve cards per page. */
export function Alumni({ api = '', view: hostView, onView, action, viewLink, ...props }: AlumniProps) {
  const t = useTexts();
  const [ownView, setOwnView] = useState(FIRST_PAGE);
  const section = useRef<HTMLElement>(null);
  const view = hostView ?? ownView;
  const setView = onView ?? setOwnView;
  const { list, directory, preload } = useDirectory(api, view, {
    onLoad: (found) => props.onLoad?.({ count: limitedCount(found.all, props.limit) }),
    onError(error) {
      void showToast('error', t('Failed to load alumni profiles'), { t });
      props.onError?.(error);
    },
  });
  const { all, batches } = directory;
  const people = limited(directory, props.limit);
  const hasHeadings = useHasHeadings();
  useHostList(list, all);
  const isFiltered = people.total !== all;
  const isUnfiltered = !view.name && !view.batch;
  const isNew = list.kind === 'ready' && all === 0;
  const count =
    all === 1
      ? t(isFiltered ? '0 of 1 person' : '1 person')
      : t(isFiltered ? '{found} of {count} alumni' : '{count} alumni', { found: people.total, count: all });

  return (
    <section
      id="profile"
      ref={section}
      className={listBox}
      aria-labelledby={hasHeadings ? 'profile-title' : undefined}
      aria-label={hasHeadings ? undefined : t('Alumni Profiles')}
      aria-busy={list.pending === 'loading' || undefined}
      data-nosnippet=""
      part="section"
    >
      <div className={dimensionHead}>
        {hasHeadings && (
          <Heading level={2} id="profile-title" part="heading">
            {t('Alumni Profiles')}
          </Heading>
        )}
        <p role="status">{list.kind === 'ready' && !isNew && count}</p>
      </div>
      {list.isSearchable && !isNew && (
        <AlumniSearch
          filters={view}
          batches={batches}
          action={action}
          onFilters={(filters) => setView({ ...filters, page: 1 })}
          onFocus={preload}
        />
      )}
      {isNew && isUnfiltered && props.invitation ? (
        props.invitation
      ) : (
        <ListStates
          list={list}
          loading={<Loading text="Loading alumni profiles..." className={cardsPlaceholder} />}
          failedText={ALUMNI_FAILED}
          isEmpty={people.total === 0}
          emptyText="No alumni found matching your criteria."
          nextSteps={
            list.kind === 'error' ? props.failedSteps : (props.emptySteps?.(all) ?? (isNew && <JoinLink api={api} />))
          }
        >
          <Pages
            label="Alumni Profiles"
            range={people}
            list={list}
            failedText={ALUMNI_FAILED}
            perPage={ALUMNI_PER_PAGE}
            section={section}
            page={view.page}
            onPage={(page) => setView({ ...view, page })}
            pageLink={viewLink && ((page, control) => viewLink({ ...view, page }, control))}
          >
            {(shown) => <AlumniCards alumni={shown} invitation={!isFiltered && all <= FEW && props.invitation} />}
          </Pages>
        </ListStates>
      )}
    </section>
  );
}

/** Leads to the application form on the society's site, from a directory without people. */
function JoinLink({ api }: { api: string }) {
  const t = useTexts();
  return (
    <div className={joinLink}>
      <p>{t(joinInvitation)}</p>
      <a className={primaryButton} href={api + JOIN_PAGE}>
        {t('Join Our Alumni Network')}
      </a>
    </div>
  );
}
