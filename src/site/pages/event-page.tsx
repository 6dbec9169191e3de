import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { nextStepTexts } from '../../content/next-steps';
import { pageTitles } from '../../content/pages';
import { site } from '../../content/site';
import { EventById } from '../../features/events/event-by-id';
import type { SocietyEvent } from '../../model/events/event';
import { plainButton } from '../../ui/style/controls';
import { Notice } from '../../ui/text/notice';
import { eventIdIn } from '../address';
import { EventBreadcrumb } from '../events/event-breadcrumb';
import { useEventAddress } from '../events/use-event-address';
import { NoData } from '../no-data';
import { routes } from '../routes';
import { restoredState } from '../scroll/positions';
import { SiteNextSteps } from '../site-next-steps';
import { useHead } from '../use-head';

/**
 * An event's page. It shows the event in the navigation state without a call, or loads it by its id. After a reload
 * the state may be old, so it does both.
 */
export function EventPage() {
  const { path, known, state } = useEventAddress();
  const [, navigate] = useLocation();
  const [event = known, setEvent] = useState<SocietyEvent>();
  const [missing, setMissing] = useState(false);
  useHead(missing ? routes.notFound : routes.event, missing ? '' : event?.title);

  return (
    <>
      <EventBreadcrumb event={event} />
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
        onFound={setEvent}
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
