import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { nextStepTexts } from '../../content/next-steps';
import { pageTitles } from '../../content/pages';
import { EventById } from '../../features/events/event-by-id';
import type { SocietyEvent } from '../../model/events/event';
import { prepareDrawing } from '../../ui/pictures/lazy-drawing';
import { plainButton, primaryButton } from '../../ui/style/controls';
import { Notice } from '../../ui/text/notice';
import { eventIdInPath } from '../address';
import { EventBreadcrumb } from '../events/event-breadcrumb';
import { useEventAddress } from '../events/use-event-address';
import { routes } from '../routes';
import { SiteNextSteps } from '../site-next-steps';
import { useSociety } from '../society';
import { useHead } from '../use-head';

export const prepare = (_search?: string, view?: ParentNode) => prepareDrawing(view);

/** An event's page. It shows the event in the navigation state without an API call, or loads it by its id. */
export function EventPage() {
  const { language, backToEvents } = useSociety();
  const { path, known, state } = useEventAddress();
  const [, navigate] = useLocation();
  const [event = known, setEvent] = useState<SocietyEvent>();
  const [missing, setMissing] = useState(false);
  useHead(missing ? routes.notFound : routes.event, missing ? '' : event?.title);

  return (
    <>
      <EventBreadcrumb event={event} />
      {path === '' && <Notice text="Loading events..." />}
      <EventById
        lang={language}
        event={state ?? undefined}
        eventId={eventIdInPath(path)}
        href={path}
        links={(event) => (
          <Link className={plainButton} href={`${path.replace(/\/$/, '')}/poster`} state={event}>
            {pageTitles.poster}
          </Link>
        )}
        cancelledAction={
          <Link className={primaryButton} href={routes.events.path}>
            {nextStepTexts.events}
          </Link>
        }
        nextSteps={<SiteNextSteps first={[{ name: nextStepTexts.events, href: routes.events.path }]} />}
        backHref={backToEvents}
        level={1}
        onFound={setEvent}
        onError={({ code }) => setMissing(code === 'not-found')}
        onBack={() => {
          if (!backToEvents) return true;
          navigate(backToEvents);
          return false;
        }}
      />
    </>
  );
}
