import { define } from '../src/element/define';
import { Contact } from '../src/features/contact/contact';

/**
 * The 'Get in Touch' form: name, email and message. It checks and thanks; sending is up to the page.
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
  events: {
    /** A message is ready. Cancel to send it yourself: the text then stays until the form is reset. `detail: { name: string, email: string, message: string }` */
    'ummes-contact': { cancelable: true },
    /** Nothing can be shown. `detail: { code: 'render', message: string }` */
    'ummes-error': { cancelable: false },
  },
});
