import { useEffect, useState } from 'react';
import { eventsAt } from '../../api/lists';
import { comingEvents } from '../../model/events/event-sections';
import { nextEvent } from '../../model/events/next-event';
import { type ListEvents, useList } from '../../ui/lists/use-list';
import { useToday } from '../../ui/lists/use-today';

/** How often to check whether the event has ended. */
const INTERVAL_MS = 60_000;

/**
 * The next event that takes place, and the state of the list it is in. The first render over a server's HTML knows no
 * clock, because that HTML is made once a day.
 */
export function useNextEvent(api: string, { onLoad, onError }: ListEvents = {}) {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const update = () => setNow(new Date());
    update();
    const timer = setInterval(update, INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  const list = useList(eventsAt(api), comingEvents(useToday()), {
    onLoad: ({ items }) => onLoad?.({ count: nextEvent(items, now) ? 1 : 0 }),
    onError,
  });
  return { list, event: list.answer && nextEvent(list.answer.items, now) };
}
