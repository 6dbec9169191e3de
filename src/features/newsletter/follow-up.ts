import { SUBSCRIBE_PATH } from '../../model/api-paths';
import { type Destination, emailOffer, type Sending, sendForm } from '../../ui/follow-up';

/** What follows a valid address: it is sent, or an email is offered. */
export function followUp({ api = '', send, email = '' }: Destination, address: string, sending: Sending): void {
  if (send) void sendForm(api + SUBSCRIBE_PATH, { email: address }, sending);
  else sending.onNote(emailOffer(email, 'Newsletter'));
}
