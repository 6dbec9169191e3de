import type { SocietyEvent } from './event-schema';

/**
 * The event in the list that an earlier copy is of. An id may be a position in the list, which moves, and may repeat,
 * so one of the same title counts first.
 * @returns undefined when the list has it no longer.
 */
export function currentEvent(events: readonly SocietyEvent[], { id, title, date }: SocietyEvent) {
  return (
    events.find((event) => event.id === id && event.title === title) ??
    events.find((event) => event.title === title && event.date === date) ??
    events.find((event) => event.id === id)
  );
}
