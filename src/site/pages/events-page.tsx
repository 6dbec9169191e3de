import { useState } from 'react';
import { useLocation } from 'wouter';
import { pageTitles } from '../../content/pages';
import { Events } from '../../features/events/events';
import { prepareEvents } from '../../features/events/lazy-event-types';
import { SECTION_IDS, type SectionPages } from '../../model/events/event-sections';
import { pageIn } from '../../model/lists/page';
import { PagerLink } from '../../ui/lists/pager-link';
import { keepInQuery, pageText, pathWith, useQuery } from '../address';
import { AwaitEvents } from '../events/await-events';
import { Subscribe } from '../events/subscribe';
import { pageTitle, titleRow } from '../page.style';
import { routes } from '../routes';
import { restoredPosition } from '../scroll/positions';
import { NextSteps } from '../site-next-steps';
import { useSociety } from '../society';

export const prepare = (_search?: string, view?: ParentNode) => prepareEvents(view);

/** The events. The URL stores each section's page and the type of the events shown. */
export function EventsPage() {
  const { language } = useSociety();
  const [, navigate] = useLocation();
  const query = useQuery();
  const [isReturn] = useState(() => restoredPosition() !== undefined);
  const typeHref = (type: string) => pathWith(routes.events.path, new URLSearchParams(), { type });
  const pages: SectionPages = Object.fromEntries(SECTION_IDS.map((id) => [id, pageIn(query, id)]));

  return (
    <>
      <div className={titleRow}>
        <h1 className={pageTitle}>{pageTitles.events}</h1>
        <Subscribe />
      </div>
      <Events
        lang={language}
        eventHref={routes.event.path}
        nextSteps={<AwaitEvents />}
        failedSteps={<NextSteps />}
        pages={pages}
        type={query.get('type') ?? ''}
        typeHref={typeHref}
        onType={(type) => navigate(typeHref(type))}
        isReturn={isReturn}
        pageLink={(section, page, control) => {
          const path = pathWith(routes.events.path, query, { [section]: pageText(page) });
          return <PagerLink {...control} href={`${path}#${section}-title`} />;
        }}
        onPage={(section, page) => keepInQuery({ [section]: pageText(page) })}
        onOpen={({ item, href }) => {
          navigate(href, { state: item });
          return false;
        }}
      />
    </>
  );
}
