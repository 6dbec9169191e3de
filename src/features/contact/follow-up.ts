import { CONTACT_PATH } from '../../model/addresses/api-paths';
import type { ContactMessage } from '../../model/forms/contact';
import { emailOffer, type Receiver, type Sending, sendForm } from '../../ui/forms/follow-up';

/** What follows a complete message: it is sent, or an email with it is offered. */
export function followUp({ api = '', send, email = '' }: Receiver, written: ContactMessage, sending: Sending): void {
  if (send) void sendForm(api + CONTACT_PATH, written, sending);
  else
    sending.onNote(
      emailOffer(sending.t, email, sending.t('Message from {name}', { name: written.name }), signed(written)),
    );
}

/** The text of an email, with what the form knows of its sender. */
function signed({ name, email, message }: ContactMessage): string {
  return `${message}\n\n${name}\n${email}`;
}
