import { type ShadowRootComponent, type WithHostProps, withShadowRoot } from '../element/with-shadow-root';
import { type UnsubscribeProps as AllProps, Unsubscribe as View } from '../features/unsubscribe/unsubscribe';

/** Without the form that only the society's own page takes. */
type ViewProps = Omit<AllProps, 'method'>;

export type UnsubscribeProps = WithHostProps<ViewProps>;

/** Ends a newsletter subscription for who followed an emailed link, after one click. */
export const Unsubscribe: ShadowRootComponent<ViewProps> = withShadowRoot(View);
