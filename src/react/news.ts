import { type Island, island, type WithIsland } from '../element/island';
import { News as View, type NewsProps as ViewProps } from '../features/news/news';

export type NewsProps = WithIsland<ViewProps>;

/** The society's news: one card at a time in a narrow window, a row of cards in a wide one. */
export const News: Island<ViewProps> = island(View);
