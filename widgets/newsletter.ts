import { define } from '../src/element/define';
import { Newsletter } from '../src/features/newsletter/newsletter';

/**
 * The newsletter field. It sends only with `send`.
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
    /** Sends addresses to the server at `api`, if the society receives them (`UMMES_RECEIVE`). */
    send: { kind: 'boolean', isClientOnly: true },
    /** The society's address: without `send`, visitors can then subscribe by email. */
    email: { kind: 'text', isClientOnly: true },
  },
  methods: ['reset'],
  events: {
    /** A valid address was entered. Cancel to send it yourself, then reset the form. `detail: { email: string }` */
    'ummes-subscribe': { cancelable: true },
    /** The form can't be shown. `detail: { code: 'render', message: string }` */
    'ummes-error': { cancelable: false },
  },
});
