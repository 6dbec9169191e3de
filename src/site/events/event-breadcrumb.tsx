import { Link } from 'wouter';
import { pageTitles } from '../../content/pages';
import { EventName } from '../../features/events/event-parts';
import type { SocietyEvent } from '../../model/events/event';
import { oneLine } from '../../ui/style/list-recipes.style';
import { extend } from '../../ui/style/recipes.style';
import { breadcrumb } from '../page.style';
import { routes } from '../routes';

const trail = extend(breadcrumb)`
  gap: 0.6em;
  & > * {
    flex: none;
  }
`;

const name = extend(oneLine)`
  flex: 0 1 auto;
`;

interface EventBreadcrumbProps {
  event: SocietyEvent | undefined;
  /** Of the event, on another page than its own. */
  href?: string;
}

/** The way back from an event to all of them or, from its poster, to the event. */
export function EventBreadcrumb({ event, href }: EventBreadcrumbProps) {
  return (
    <nav className={trail} aria-label="Breadcrumb">
      <Link href={routes.events.path}>{pageTitles.events}</Link>
      {event && <span aria-hidden="true">/</span>}
      {event && href && (
        <Link href={href} state={event} className={name}>
          <EventName event={event} />
        </Link>
      )}
      {event && !href && (
        <span className={name} aria-current="page">
          <EventName event={event} />
        </span>
      )}
    </nav>
  );
}
