import { type Island, island, type WithIsland } from '../element/island';
import { Events as View, type EventsProps as ViewProps } from '../features/events/events';

export type EventsProps = WithIsland<ViewProps>;

/** The society's events: today's, upcoming and past, six to a page. */
export const Events: Island<ViewProps> = island(View);
