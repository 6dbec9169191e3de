/** The heading and the text of each step of unsubscribing: the view shows them, and the server without script. */
export const UNSUBSCRIBE_TEXTS = {
  confirm: { heading: 'Confirm Unsubscribe', text: 'You will no longer get our newsletter.' },
  invalid: { heading: 'Invalid Link', text: 'The unsubscribe link you followed is invalid or expired.' },
  done: { heading: 'Unsubscribed', text: 'You have been unsubscribed successfully.' },
} as const;

/** Shown while a new attempt may help. */
export const UNSUBSCRIBE_FAILED = 'Something went wrong. Please try again later.';
