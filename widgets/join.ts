import { define } from '../src/element/define';
import { Join } from '../src/features/join/join';

/**
 * The form to join the alumni network. A draft is kept on the device and offered for 7 days, unless the applicant turns that off.
 *
 * @reserve 2100px in wide columns, 2900px on a phone
 * @fallback /alumni Join our alumni network
 * @part title - the form's title
 * @part form - the form
 * @part section - a section of the form
 * @part field - a field with its label, hint and error
 * @part control - an input, a list or a text area
 * @part preview - the square that shows the chosen photo
 * @part summary - the summary of what is missing
 * @part button - Submit Application, View Alumni Network
 * @part success - the panel that replaces the form after the application is received
 */
export const join = define({
  tag: 'ummes-join',
  component: Join,
  methods: ['reset'],
  events: {
    /** The application was received. Cancel to thank the applicant yourself. `detail: { message: string }` */
    'ummes-submit': { cancelable: true },
    /** The application was not received, or its response was lost; the form keeps its text, and sending it again is safe. `detail: { code: 'network' | 'timeout' | 'status' | 'format' | 'refused' | 'render', message: string }` */
    'ummes-error': { cancelable: false },
  },
});
