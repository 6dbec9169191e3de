import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useHistoryState, usePathname } from 'wouter/use-browser-location';
import { pageTitles } from '../../content/pages';
import { site } from '../../content/site';
import { EventById } from '../../features/events/event-by-id';
import { Notice } from '../../ui/notice';
import { breadcrumb } from '../page.style';
import { restoredState } from '../restored-state';
import { routes } from '../routes';
import { useHead } from '../use-head';

/**
 * An event's page. It shows the event in the navigation state without a call, or loads it by its id. After a reload
 * the state may be old, so it does both.
 */
export function EventPage() {
  const path = usePathname({ ssrPath: '' }); // not useParams: wouter decodes it, and an id may contain a %
  const state = useHistoryState<unknown>();
  const [, navigate] = useLocation();
  const [title, setTitle] = useState<string>();
  const [missing, setMissing] = useState(false);
  useHead(missing ? routes.notFound : routes.event, missing ? '' : title);

  return (
    <>
      <nav className={breadcrumb} aria-label="Breadcrumb">
        <Link href={routes.events.path}>{pageTitles.events}</Link>
      </nav>
      {path === '' && <Notice text="Loading events..." />}
      <EventById
        event={state ?? undefined}
        refresh={state === restoredState}
        eventId={eventId(path)}
        href={path}
        listHref={routes.events.path}
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

/** The id in an event's address. An invalid encoding is left as it is: no event has it. */
function eventId(path: string): string {
  const id = path.split('/')[2] ?? '';
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
