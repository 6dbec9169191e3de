import { useState } from 'react';
import { nextStepTexts } from '../../content/next-steps';
import { pageTitles } from '../../content/pages';
import { EventById } from '../../features/events/event-by-id';
import type { SocietyEvent } from '../../model/events/event';
import { eventFrom } from '../../model/events/event-from';
import { primaryButton } from '../../ui/style/controls';
import { scripted } from '../../ui/style/list-recipes.style';
import { classes } from '../../ui/style/style';
import { Notice } from '../../ui/text/notice';
import { eventIdInPath } from '../address';
import { EventBreadcrumb } from '../events/event-breadcrumb';
import { useEventAddress } from '../events/use-event-address';
import { onScreen, pageTitle } from '../page.style';
import { EventPoster } from '../poster/event-poster';
import { routes } from '../routes';
import { SiteNextSteps } from '../site-next-steps';
import { useHead } from '../use-head';

/** An event's poster. The event comes from the navigation state, or is looked up by the id in the URL. */
export function PosterPage() {
  const { path, known, state } = useEventAddress();
  const [found, setFound] = useState<SocietyEvent>();
  const [missing, setMissing] = useState(false);
  useHead(missing ? routes.notFound : routes.poster);
  const given = state ? eventFrom(state) : known;
  const event = given ?? found;
  const href = path.replace(/\/poster\/?$/u, '');
  return (
    <>
      <EventBreadcrumb event={event} href={href} />
      {!missing && <h1 className={classes(pageTitle, onScreen)}>{pageTitles.poster}</h1>}
      {event && (
        <p className={classes(onScreen, scripted)}>
          <button type="button" className={primaryButton} onClick={() => print()}>
            Print
          </button>
        </p>
      )}
      {path === '' && <Notice text="Loading events..." />}
      <EventById
        event={given}
        eventId={eventIdInPath(href)}
        render={(event) => <EventPoster event={event} href={href} />}
        nextSteps={<SiteNextSteps first={[{ name: nextStepTexts.events, href: routes.events.path }]} />}
        level={1}
        onFound={setFound}
        onError={({ code }) => setMissing(code === 'not-found')}
      />
    </>
  );
}
