import type { Text } from '../../texts/text';

/** The message for an answer that is longer than its limit. */
export const TOO_LONG = '{field} must be {limit} characters or fewer';

/** A field's label, and its limit in characters. */
export interface TooLong {
  label: Text;
  limit: number;
}

/** An error in a form field, in the words that visitors read. */
export interface FormError {
  field: string;
  message: string;
  /** The values in the message if the answer is too long. */
  tooLong?: TooLong | undefined;
}

/** The message for a form with errors. */
export const VALIDATION_ERROR_MESSAGE: Text =
  'Some required information is missing or incorrect. Please check the fields marked in red and try again.';
