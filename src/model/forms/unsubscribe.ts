import type { Text } from '../../texts/text';
import { withoutInvisible } from '../text/clean-text';
import { TOO_MANY } from './receiving';

/** Path of the page, whose form posts to the page's own URL. */
export const UNSUBSCRIBE_PAGE = '/unsubscribe';

/** The heading and text of each step. */
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

const OUTCOMES = ['done', 'invalid', 'tooMany', 'failed'] as const;

/** The outcome of the page's form, if scripts don't run and the browser posts it to the server. */
export type UnsubscribeOutcome = (typeof OUTCOMES)[number];

/** The texts for an outcome after which the reader can try again. */
export const RETRY_TEXTS: Partial<Record<UnsubscribeOutcome, Text>> = {
  tooMany: TOO_MANY,
  failed: UNSUBSCRIBE_FAILED,
};

/** The parameter with which the server renders the page after the form was posted. It means nothing in an address. */
export const OUTCOME_PARAMETER = 'outcome';

/** Returns the outcome in a rendering's query; undefined if the form was not posted. */
export function outcomeIn(query: URLSearchParams): UnsubscribeOutcome | undefined {
  return OUTCOMES.find((outcome) => outcome === query.get(OUTCOME_PARAMETER));
}
