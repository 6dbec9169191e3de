import { define } from '../src/element/define';
import { Contact } from '../src/features/contact/contact';

/**
 * The 'Get in Touch' form: name, email and message. Sends nothing without `send`.
 *
 * @reserve 620px
 * @fallback /contact Write to the society
 * @part form - the form
 * @part heading - its heading
 * @part field - an input or the text area
 * @part error - what is wrong with a field
 * @part button - the submit button
 */
export const contact = define({
  tag: 'ummes-contact',
  component: Contact,
  attributes: {
    /** Sends messages to the server at `api`, which must accept them (`UMMES_RECEIVE`). */
    send: { kind: 'boolean', isClientOnly: true },
    /** The society's email address. Without `send`, visitors can email their message, which stays in the form until they do. */
    email: { kind: 'text', isClientOnly: true },
  },
  methods: ['reset'],
  events: {
    /** A message is ready. Cancel to send it yourself, then reset the form. `detail: { name: string, email: string, message: string }` */
    'ummes-contact': { cancelable: true },
    /** Nothing can be shown. `detail: { code: 'render', message: string }` */
    'ummes-error': { cancelable: false },
  },
});
