import type { Text } from '../../texts/text';

/** The heading and the text of each step of unsubscribing: the view shows them, and the server without script. */
export const UNSUBSCRIBE_TEXTS = {
  confirm: { heading: 'Confirm Unsubscribe', text: 'You will no longer get our newsletter.' },
  invalid: { heading: 'Invalid Link', text: 'The unsubscribe link you followed is invalid or expired.' },
  done: { heading: 'Unsubscribed', text: 'You have been unsubscribed successfully.' },
} satisfies Record<string, { heading: Text; text: Text }>;

/** Shown while a new attempt may help. */
export const UNSUBSCRIBE_FAILED: Text = 'Something went wrong. Please try again later.';

/** The token in an emailed link's query string: `token`, else `id`; '' when it is missing or blank. */
export function unsubscribeToken(query: string): string {
  const parameters = new URLSearchParams(query);
  return parameters.get('token')?.trim() || parameters.get('id')?.trim() || '';
}
