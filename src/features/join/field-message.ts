import { type FieldError, TOO_LONG } from '../../model/application/application';
import type { Translate } from '../../texts/text';

/** What is wrong with a field, in the language of the view if it is one of its texts. A server may say anything. */
export function messageIn(t: Translate, { message, tooLong }: FieldError): string {
  return tooLong ? t(TOO_LONG, { field: t(tooLong.label), limit: tooLong.limit }) : t(message);
}
