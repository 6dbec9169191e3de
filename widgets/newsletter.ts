import { define } from '../src/element/define';
import { Newsletter } from '../src/features/newsletter/newsletter';

/**
 * The newsletter sign-up field. Sends nothing without `send`.
 *
 * @reserve 120px
 * @fallback / The society's newsletter
 * @part field - the address field
 * @part button - Subscribe
 */
export const newsletter = define({
  tag: 'ummes-newsletter',
  component: Newsletter,
  attributes: {
    /** Sends addresses to the server at `api`. If its administrator has not turned that on, visitors see an error. */
    send: { kind: 'boolean', isClientOnly: true },
    /** The society's email address. Visitors get a link that opens their email program to subscribe. Ignored with `send`. */
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
