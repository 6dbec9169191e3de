import { define } from '../src/element/define';
import { Newsletter } from '../src/features/newsletter/newsletter';

/**
 * A field for an email address and a thank-you. It sends nothing by itself: listen to
 * `ummes-subscribe` to do so.
 *
 * @reserve 120px
 * @fallback / The newsletter of the society
 * @part field - the address field
 * @part button - Subscribe
 */
export const newsletter = define({
  tag: 'ummes-newsletter',
  component: Newsletter,
  events: {
    /** A valid address was given. Cancel to send it yourself: the address then stays until the form is reset. `detail: { email: string }` */
    'ummes-subscribe': { cancelable: true },
    /** The form could not be shown. `detail: { code: 'render', message: string }` */
    'ummes-error': { cancelable: false },
  },
});
