import { define } from '../src/element/define';
import { Newsletter } from '../src/features/newsletter/newsletter';

/**
 * A field for an email address and a thank-you. It sends to the society's server with `send`; otherwise it sends nothing
 * by itself: listen to `ummes-subscribe` to do so.
 *
 * @reserve 120px
 * @fallback / The newsletter of the society
 * @part field - the address field
 * @part button - Subscribe
 */
export const newsletter = define({
  tag: 'ummes-newsletter',
  component: Newsletter,
  attributes: {
    /** Sends addresses to the server at `api`, whose society has to receive them (`UMMES_RECEIVE`). Off by default. */
    send: { kind: 'boolean', unsent: true },
    /** Address of the society. Without `send`, visitors are offered after the thanks to subscribe by email. */
    email: { kind: 'text', unsent: true },
  },
  methods: ['reset'],
  events: {
    /** A valid address was given. Cancel to send it yourself: the address then stays until the form is reset. `detail: { email: string }` */
    'ummes-subscribe': { cancelable: true },
    /** The form could not be shown. `detail: { code: 'render', message: string }` */
    'ummes-error': { cancelable: false },
  },
});
