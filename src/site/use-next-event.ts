import { eventsAt } from '../api/events';
import { compareMoments, type SocietyEvent } from '../model/event';
import { useResource } from '../ui/use-resource';
import { useToday } from '../ui/use-today';

/** The first event from today on that is not cancelled: of those that have come with the page, else of the whole list. */
export function useNextEvent(): SocietyEvent | undefined {
  const resource = eventsAt('');
  const today = useToday();
  const upcoming = resource.first()?.sections?.upcoming;
  const first = upcoming?.offset === 0 ? upcoming : undefined;
  const list = useResource(resource, {}, first && { total: first.total, isEnough: true });
  const events = (list.part && first?.items) || list.items;
  return events
    .filter(({ date, status }) => date !== null && date >= today && status !== 'cancelled')
    .reduce<SocietyEvent | undefined>(
      (next, event) => (next && compareMoments(next, event) <= 0 ? next : event),
      undefined,
    );
}
