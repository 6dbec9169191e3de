import type { ListElement } from '../element/host-element';
import { type ShadowRootComponent, type WithHostProps, withShadowRoot } from '../element/with-shadow-root';
import { EventById as View, type EventByIdProps as ViewProps } from '../features/events/event-by-id';

export type EventDetailProps = WithHostProps<ViewProps, ListElement>;

/** One event whole, from the event itself or from its id. */
export const EventDetail: ShadowRootComponent<ViewProps, ListElement> = withShadowRoot(View);
