import type { ListElement } from '../element/host-element';
import { type ShadowRootComponent, type WithHostProps, withShadowRoot } from '../element/with-shadow-root';
import { Events as View, type EventsProps as ViewProps } from '../features/events/events';

export type EventsProps = WithHostProps<ViewProps, ListElement>;

/** The society's events: today's, upcoming and past, six to a page. */
export const Events: ShadowRootComponent<ViewProps, ListElement> = withShadowRoot(View);
