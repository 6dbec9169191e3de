import { define } from '../src/element/define';
import { Contact } from '../src/features/contact/contact';

/**
 * The 'Get in Touch' form: name, email and message. Without `send`, `email` or a listener, it thanks visitors and sends nothing.
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
    /** Sends messages to the server at `api`. If its administrator has not turned that on, visitors see an error and keep their text. */
    send: { kind: 'boolean', isClientOnly: true },
    /** The society's email address. Visitors get a link that opens their email program with the message, which stays in the form until they use it. Ignored with `send`. */
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
