import type { ListElement } from '../element/host-element';
import { type ShadowRootComponent, type WithHostProps, withShadowRoot } from '../element/with-shadow-root';
import { News as View, type NewsProps as ViewProps } from '../features/news/news';

export type NewsProps = WithHostProps<ViewProps, ListElement>;

/** The society's news: one card at a time in a narrow window, a row of cards in a wide one. */
export const News: ShadowRootComponent<ViewProps, ListElement> = withShadowRoot(View);
