import { type Island, island, type WithIsland } from '../element/island';
import { EventById as View, type EventByIdProps as ViewProps } from '../features/events/event-by-id';

export type EventDetailProps = WithIsland<ViewProps>;

/** One event whole, from the event itself or from its id. */
export const EventDetail: Island<ViewProps> = island(View);
