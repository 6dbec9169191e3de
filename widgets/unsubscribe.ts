import { define } from '../src/element/define';
import { Unsubscribe } from '../src/features/unsubscribe/unsubscribe';

/**
 * Ends a newsletter subscription for who followed an emailed link, after one click.
 *
 * @reserve 220px
 * @fallback /unsubscribe Unsubscribe from the newsletter
 * @part title - the heading
 * @part button - Yes, Unsubscribe
 */
export const unsubscribe = define({
  tag: 'ummes-unsubscribe',
  component: Unsubscribe,
  attributes: {
    /** The token of the emailed link. Without it: `token`, else `id`, of the page's query string. */
    token: { kind: 'text', unsent: true },
  },
  events: {
    /** The reader has confirmed; cancel to end the subscription yourself. `detail: { token: string }` */
    'ummes-unsubscribe': { cancelable: true },
    /** The subscription has ended. `detail: { message: string }` */
    'ummes-submit': { cancelable: false },
    /** It could not be ended. `detail: { code: 'network' | 'timeout' | 'status' | 'render', message: string }` */
    'ummes-error': { cancelable: false },
  },
});
