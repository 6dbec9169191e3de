import { Link } from 'wouter';
import { pageTitles } from '../../content/pages';
import { EventName } from '../../features/events/event-parts';
import type { SocietyEvent } from '../../model/events/event';
import { singleLine } from '../../ui/style/list-recipes.style';
import { breadcrumb } from '../page.style';
import { routes } from '../routes';

interface EventBreadcrumbProps {
  event: SocietyEvent | undefined;
  /** Address of the event, on pages other than its own. */
  href?: string;
}

/** Links from an event back to all events or, from its poster, to the event. */
export function EventBreadcrumb({ event, href }: EventBreadcrumbProps) {
  const name = event && <EventName event={event} />;
  return (
    <nav className={breadcrumb} aria-label="Breadcrumb">
      <Link href={routes.events.path}>{pageTitles.events}</Link>
      {name && <span aria-hidden="true">/</span>}
      <span className={singleLine} title={event?.title}>
        {href && name ? (
          <Link href={href} state={event}>
            {name}
          </Link>
        ) : (
          name
        )}
      </span>
    </nav>
  );
}
