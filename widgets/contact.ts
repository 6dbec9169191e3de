import { define } from '../src/element/define';
import { Contact } from '../src/features/contact/contact';

/**
 * The 'Get in Touch' form: name, email and message. It checks and thanks; it sends to the society's server with `send`,
 * otherwise sending is up to the page.
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
    /** Sends messages to the server at `api`, whose society has to receive them (`UMMES_RECEIVE`). Off by default. */
    send: { kind: 'boolean', unsent: true },
    /** Address of the society. Without `send`, visitors are offered after the thanks to send their message by email. */
    email: { kind: 'text', unsent: true },
  },
  methods: ['reset'],
  events: {
    /** A message is ready. Cancel to send it yourself: the text then stays until the form is reset. `detail: { name: string, email: string, message: string }` */
    'ummes-contact': { cancelable: true },
    /** Nothing can be shown. `detail: { code: 'render', message: string }` */
    'ummes-error': { cancelable: false },
  },
});
