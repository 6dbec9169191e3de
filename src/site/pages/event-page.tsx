import { useState } from 'react';
import { Link, useLocation, useRouter } from 'wouter';
import { useHistoryState, usePathname } from 'wouter/use-browser-location';
import { eventsAt } from '../../api/events';
import { nextStepTexts } from '../../content/next-steps';
import { pageTitles } from '../../content/pages';
import { site } from '../../content/site';
import { EventById } from '../../features/events/event-by-id';
import type { SocietyEvent } from '../../model/events/event';
import { itemById } from '../../model/lists/query';
import { plainButton } from '../../ui/style/controls';
import { Notice } from '../../ui/text/notice';
import { eventIdIn } from '../address';
import { NoData } from '../no-data';
import { breadcrumb } from '../page.style';
import { routes } from '../routes';
import { restoredState } from '../scroll/positions';
import { SiteNextSteps } from '../site-next-steps';
import { useHead } from '../use-head';

/**
 * An event's page. It shows the event in the navigation state without a call, or loads it by its id. After a reload
 * the state may be old, so it does both.
 */
export function EventPage() {
  const { path, state } = useEventAddress();
  const [, navigate] = useLocation();
  const [title, setTitle] = useState<string>();
  const [missing, setMissing] = useState(false);
  useHead(missing ? routes.notFound : routes.event, missing ? '' : title);

  return (
    <>
      <nav className={breadcrumb} aria-label="Breadcrumb">
        <Link href={routes.events.path}>{pageTitles.events}</Link>
      </nav>
      <NoData />
      {path === '' && <Notice text="Loading events..." />}
      <EventById
        lang={site.lang}
        event={state ?? undefined}
        refresh={state === restoredState}
        eventId={eventIdIn(path)}
        href={path}
        listHref={routes.events.path}
        links={(event) => (
          <Link className={plainButton} href={`${path.replace(/\/$/, '')}/poster`} state={event}>
            {pageTitles.poster}
          </Link>
        )}
        nextSteps={<SiteNextSteps first={[{ name: nextStepTexts.events, href: routes.events.path }]} />}
        onNavigate={(listHref) => {
          navigate(listHref);
          return false;
        }}
        backHref={site.backToEventsHref}
        level={1}
        onFound={(event) => setTitle(event.title)}
        onError={({ code }) => setMissing(code === 'not-found')}
        onBack={() => {
          if (!site.backToEventsHref) return true;
          navigate(site.backToEventsHref);
          return false;
        }}
      />
    </>
  );
}

/**
 * The page's path, and the event in the navigation state; '' where a build's page stands for all events. A reloaded
 * page that came with the event has it as it is now.
 */
function useEventAddress() {
  const { ssrPath } = useRouter();
  // Not useParams: wouter decodes it, and an id may contain a %. In a browser undefined means the address.
  const answerAt = (at: string) => eventsAt('').answer(itemById<SocietyEvent>(eventIdIn(at)));
  const path = usePathname({ ssrPath: answerAt(ssrPath ?? location.pathname) ? ssrPath : '' });
  const state = useHistoryState<unknown>();
  const isKnown = Boolean(answerAt(path)?.items[0]);
  return { path, state: isKnown && state === restoredState ? undefined : state };
}
