import type { Text } from '../../texts/text';
import { withoutInvisible } from '../text/text';

/** The heading and text of each step. If scripts don't run, the server shows them instead of the view. */
export const UNSUBSCRIBE_TEXTS = {
  confirm: { heading: 'Confirm Unsubscribe', text: 'You will no longer get our newsletter.' },
  invalid: { heading: 'Invalid Link', text: 'The unsubscribe link you followed is invalid or expired.' },
  done: { heading: 'Unsubscribed', text: 'You have been unsubscribed successfully.' },
} satisfies Record<string, { heading: Text; text: Text }>;

/** Shown if trying again may help. */
export const UNSUBSCRIBE_FAILED: Text = 'Something went wrong. Please try again later.';

/** Returns the token in an emailed link's query string: `token`, else `id`; '' if it is missing or blank. */
export function unsubscribeToken(query: string): string {
  const parameters = new URLSearchParams(query);
  return withoutInvisible(parameters.get('token') ?? '') || withoutInvisible(parameters.get('id') ?? '');
}
