import { useMemo } from 'react';
import { eventsAt } from '../../api/events';
import { beginsWith } from '../../api/first-list';
import { classifyEvents, type SocietyEvent } from '../../model/events/event';
import { type List, type ListEvents, useResource } from '../../ui/lists/use-resource';
import { useToday } from '../../ui/lists/use-today';

/**
 * The events of the visitor's day and later; until the list is there, the first of them, which have come with the page.
 * @param isEnough whether those show all that the view needs.
 */
export function useUpcoming(
  api: string,
  events: ListEvents,
  isEnough: (first: readonly SocietyEvent[], total: number) => boolean,
): List<SocietyEvent> {
  const resource = eventsAt(api);
  const today = useToday();
  const first = resource.first();
  const upcoming = first?.sections?.upcoming;
  const part = upcoming && beginsWith(upcoming, 1) ? upcoming : undefined;
  const shown = part && {
    total: part.total,
    isEnough: first?.day === today && isEnough(part.items, part.total),
  };
  const list = useResource(resource, events, shown);
  const all = useMemo(() => classifyEvents(list.items, today).upcoming, [list.items, today]);
  return { ...list, items: (list.part && part?.items) || all };
}
