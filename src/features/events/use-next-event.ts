import { useEffect, useState } from 'react';
import type { SocietyEvent } from '../../model/events/event';
import { nextEvent } from '../../model/events/next-event';
import type { List, ListEvents } from '../../ui/lists/use-resource';
import { useUpcoming } from './use-upcoming';

/** How often it is looked whether the event is over. */
const INTERVAL_MS = 60_000;

/**
 * The next event that takes place, as a list of one, or of none. The first render over a server's HTML knows no clock, as that
 * HTML is made once a day.
 */
export function useNextEvent(api: string, { onLoad, onError }: ListEvents = {}): List<SocietyEvent> {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const update = () => setNow(new Date());
    update();
    const timer = setInterval(update, INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  const list = useUpcoming(
    api,
    { onLoad: () => onLoad?.({ count: items.length }), onError },
    (first, total) => first.length === total || nextEvent(first, now) !== undefined,
  );
  const event = nextEvent(list.items, now);
  const items = event ? [event] : [];
  return { ...list, items };
}
