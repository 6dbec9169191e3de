import { type Island, island, type WithIsland } from '../element/island';
import { Unsubscribe as View, type UnsubscribeProps as ViewProps } from '../features/unsubscribe/unsubscribe';

export type UnsubscribeProps = WithIsland<ViewProps>;

/** Ends a newsletter subscription for who followed an emailed link, after one click. */
export const Unsubscribe: Island<ViewProps> = island(View);
