import { type ShadowRootComponent, type WithHostProps, withShadowRoot } from '../element/with-shadow-root';
import { Unsubscribe as View, type UnsubscribeProps as ViewProps } from '../features/unsubscribe/unsubscribe';

export type UnsubscribeProps = WithHostProps<ViewProps>;

/** Ends a newsletter subscription for who followed an emailed link, after one click. */
export const Unsubscribe: ShadowRootComponent<ViewProps> = withShadowRoot(View);
