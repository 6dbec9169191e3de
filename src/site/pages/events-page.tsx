import { useLocation, useSearchParams } from 'wouter';
import { Events, type SectionPages } from '../../features/events/events';
import { pageTitle, titleRow } from '../page.style';
import { routes } from '../routes';
import { usePage } from '../use-page';

const SECTIONS = ['today', 'upcoming', 'past'] as const;

/** The events; the page shown in each section stands in the address. */
export function EventsPage() {
  usePage(routes.events);
  const [, navigate] = useLocation();
  const [query, setQuery] = useSearchParams();
  const pages: SectionPages = Object.fromEntries(SECTIONS.map((id) => [id, Number(query.get(id) ?? 1)]));

  return (
    <>
      <div className={titleRow}>
        <h1 className={pageTitle}>Events</h1>
        <a href="/events.ics">Subscribe to the calendar</a>
      </div>
      <noscript>
        <p>
          Without JavaScript: <a href="/embed/events.html">the events as a plain list</a>.
        </p>
      </noscript>
      <Events
        eventHref={routes.event.path}
        pages={pages}
        onPage={(section, page) =>
          setQuery(
            (params) => {
              if (page > 1) params.set(section, String(page));
              else params.delete(section);
              return params;
            },
            { replace: true },
          )
        }
        onOpen={({ item, href }) => {
          navigate(href, { state: item });
          return false;
        }}
      />
    </>
  );
}
