import type { ListElement } from '../element/host-element';
import { type ShadowRootComponent, type WithHostProps, withShadowRoot } from '../element/with-shadow-root';
import { NextEvent as View, type NextEventProps as ViewProps } from '../features/events/next-event';

export type NextProps = WithHostProps<ViewProps, ListElement>;

/** The society's next event in a line. */
export const Next: ShadowRootComponent<ViewProps, ListElement> = withShadowRoot(View);
