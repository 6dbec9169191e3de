import type { ReactNode } from 'react';
import { eventsAt } from '../../api/events';
import { pageTitles, posterTexts } from '../../content/pages';
import type { SocietyEvent } from '../../model/events/event';
import { eventFrom } from '../../model/events/event-from';
import { itemById } from '../../model/lists/query';
import { ListStates } from '../../ui/lists/list-states';
import { useList } from '../../ui/lists/use-list';
import { primaryButton } from '../../ui/style/controls';
import { scripted } from '../../ui/style/list-recipes.style';
import { classes } from '../../ui/style/style';
import { Notice } from '../../ui/text/notice';
import { eventIdIn } from '../address';
import { EventBreadcrumb } from '../events/event-breadcrumb';
import { useEventAddress } from '../events/use-event-address';
import { onScreen, pageTitle } from '../page.style';
import { EventPoster } from '../poster/event-poster';
import { routes } from '../routes';
import { useHead } from '../use-head';

/** The poster of an event: the event in the navigation state, or the one of the address. */
export function PosterPage() {
  const { path, known, state } = useEventAddress();
  useHead(routes.poster);
  const event = state ? eventFrom(state) : known;
  const href = path.replace(/\/poster\/?$/u, '');
  if (!event && path) return <LookedUp href={href} />;
  return (
    <Frame event={event} href={href}>
      {event ? <EventPoster event={event} href={href} /> : <Notice text="Loading events..." />}
    </Frame>
  );
}

function LookedUp({ href }: { href: string }) {
  const list = useList(eventsAt(''), itemById<SocietyEvent>(eventIdIn(href)));
  const event = list.answer?.items[0];
  return (
    <Frame event={event} href={href}>
      <ListStates
        list={list}
        loading={<Notice text="Loading events..." />}
        failedText="Failed to load events. Please try again later."
      >
        {event ? <EventPoster event={event} href={href} /> : <p>{posterTexts.missing}</p>}
      </ListStates>
    </Frame>
  );
}

interface FrameProps {
  event: SocietyEvent | undefined;
  href: string;
  children: ReactNode;
}

/** What is around the poster on screen. */
function Frame({ event, href, children }: FrameProps) {
  return (
    <>
      <EventBreadcrumb event={event} href={href} />
      <h1 className={classes(pageTitle, onScreen)}>{pageTitles.poster}</h1>
      {event && (
        <p className={classes(onScreen, scripted)}>
          <button type="button" className={primaryButton} onClick={() => print()}>
            Print
          </button>
        </p>
      )}
      {children}
    </>
  );
}
