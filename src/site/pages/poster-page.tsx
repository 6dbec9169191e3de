import { Link, useRouter } from 'wouter';
import { useHistoryState, usePathname } from 'wouter/use-browser-location';
import { eventsAt } from '../../api/events';
import { pageTitles, posterTexts } from '../../content/pages';
import type { SocietyEvent } from '../../model/events/event';
import { eventFrom } from '../../model/events/event-from';
import { itemById } from '../../model/lists/query';
import { useIsHydrated } from '../../ui/host/host';
import { ListStates } from '../../ui/lists/list-states';
import { useList } from '../../ui/lists/use-list';
import { primaryButton } from '../../ui/style/controls';
import { classes } from '../../ui/style/style';
import { Notice } from '../../ui/text/notice';
import { eventIdIn } from '../address';
import { breadcrumb, onScreen, pageTitle } from '../page.style';
import { EventPoster } from '../poster/event-poster';
import { routes } from '../routes';
import { useHead } from '../use-head';

/** The poster of an event: the event in the navigation state, or the one of the address. */
export function PosterPage() {
  const { ssrPath } = useRouter();
  const path = usePathname({ ssrPath: ssrPath ?? '' });
  const state = useHistoryState<unknown>();
  const isHydrated = useIsHydrated();
  const given = isHydrated && state ? eventFrom(state) : undefined;
  useHead(routes.poster);
  const eventHref = path.replace(/\/poster\/?$/u, '');
  return (
    <>
      <nav className={breadcrumb} aria-label="Breadcrumb">
        <Link href={routes.events.path}>{pageTitles.events}</Link> / <Link href={eventHref}>{pageTitles.event}</Link>
      </nav>
      <h1 className={classes(pageTitle, onScreen)}>{pageTitles.poster}</h1>
      {!isHydrated && <Notice text="Loading events..." />}
      {isHydrated && (given ? <Sheet event={given} href={eventHref} /> : <LookedUp href={eventHref} />)}
    </>
  );
}

function LookedUp({ href }: { href: string }) {
  const list = useList(eventsAt(''), itemById<SocietyEvent>(eventIdIn(href)));
  const event = list.answer?.items[0];
  return (
    <ListStates
      list={list}
      loading={<Notice text="Loading events..." />}
      failedText="Failed to load events. Please try again later."
    >
      {event ? <Sheet event={event} href={href} /> : <p>{posterTexts.missing}</p>}
    </ListStates>
  );
}

function Sheet({ event, href }: { event: SocietyEvent; href: string }) {
  return (
    <>
      <p className={onScreen}>
        <button type="button" className={primaryButton} onClick={() => print()}>
          Print
        </button>
      </p>
      <EventPoster event={event} address={new URL(href, location.origin).href} />
    </>
  );
}
