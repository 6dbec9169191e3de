import { useLocation } from 'wouter';
import { calendarLink, pageTitles } from '../../content/pages';
import { Events } from '../../features/events/events';
import type { SectionPages } from '../../model/event-sections';
import { pageIn } from '../../model/page';
import { keepInQuery, pageText, useQuery } from '../address';
import { pageTitle, titleRow } from '../page.style';
import { routes } from '../routes';

const SECTIONS = ['today', 'upcoming', 'past'] as const;

/** The events. The address keeps the page of each section. */
export function EventsPage() {
  const [, navigate] = useLocation();
  const query = useQuery();
  const pages: SectionPages = Object.fromEntries(SECTIONS.map((id) => [id, pageIn(query, id)]));

  return (
    <>
      <div className={titleRow}>
        <h1 className={pageTitle}>{pageTitles.events}</h1>
        <a href="/events.ics">{calendarLink}</a>
      </div>
      <noscript>
        <p>
          Without JavaScript: <a href="/embed/events.html">the events as a plain list</a>.
        </p>
      </noscript>
      <Events
        eventHref={routes.event.path}
        pages={pages}
        onPage={(section, page) => keepInQuery({ [section]: pageText(page) })}
        onOpen={({ item, href }) => {
          navigate(href, { state: item });
          return false;
        }}
      />
    </>
  );
}
