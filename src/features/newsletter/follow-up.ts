import { SUBSCRIBE_PATH } from '../../model/addresses/api-paths';
import type { Translate } from '../../texts/text';
import { emailOffer, type Receiver, type Sending, sendForm } from '../../ui/forms/follow-up';

/** What follows a valid address: it is sent, or an email is offered. The callbacks are those of `Sending`. */
export function followUp(
  { api = '', send, email = '' }: Receiver,
  address: string,
  form: HTMLFormElement,
  t: Translate,
  onSending: Sending['onSending'],
  onNote: Sending['onNote'],
  onSent: Sending['onSent'],
): void {
  if (send) void sendForm(api + SUBSCRIBE_PATH, { email: address }, { form, t, onSending, onNote, onSent });
  else onNote(emailOffer(t, email, t('Newsletter')));
}
