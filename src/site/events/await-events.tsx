import { eventsAt } from '../../api/events';
import { nextStepTexts as texts } from '../../content/next-steps';
import { comingEvents } from '../../model/events/coming-events';
import type { SocietyEvent } from '../../model/events/event';
import { firstItems } from '../../model/lists/query';
import { useList } from '../../ui/lists/use-list';
import { useToday } from '../../ui/lists/use-today';
import { SiteNextSteps } from '../site-next-steps';
import { useCalendarAddress } from './subscribe';

const ALL_EVENTS = firstItems<SocietyEvent>(1);

/** Shown while there are no upcoming events. Lets visitors wait for the next one or look at past ones. */
export function AwaitEvents() {
  const calendar = useCalendarAddress();
  const all = useList(eventsAt(''), ALL_EVENTS).answer?.total ?? 0;
  const upcoming = useList(eventsAt(''), comingEvents(useToday())).answer?.total ?? 0;
  return (
    <SiteNextSteps
      first={[
        { name: texts.calendar, href: calendar },
        { name: texts.newsletter, href: '#footer-newsletter' },
        ...(all > upcoming ? [{ name: texts.past, href: '#past' }] : []),
      ]}
    />
  );
}
