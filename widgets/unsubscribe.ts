import { define } from '../src/element/define';
import { Unsubscribe } from '../src/features/unsubscribe/unsubscribe';

/**
 * Lets readers who follow an emailed link unsubscribe with one click.
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
    /** Token from the emailed link. Default: `token`, else `id`, from the page's query string. */
    token: { kind: 'text', isClientOnly: true },
  },
  events: {
    /** The reader has confirmed. `detail: { token: string }` */
    'ummes-unsubscribe': { cancelable: true },
    /** The subscription has ended. `detail: { message: string }` */
    'ummes-submit': { cancelable: false },
    /** The subscription could not be ended. `detail: { code: 'network' | 'timeout' | 'status' | 'render', message: string }` */
    'ummes-error': { cancelable: false },
  },
});
