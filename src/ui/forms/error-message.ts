import { type FormError, TOO_LONG } from '../../model/forms/form-error';
import type { Text, Translate } from '../../texts/text';

/** Returns an error's message, translated if it is one of ours. A server may send any text. */
export function errorMessage(t: Translate, error: FormError | undefined): string | undefined {
  if (!error) return undefined;
  const { message, tooLong } = error;
  return tooLong ? t(TOO_LONG, { field: t(tooLong.label), limit: tooLong.limit }) : t(message as Text);
}
