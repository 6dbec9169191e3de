import type { Text } from '../../texts/text';
import { cleanText, oneLine, withoutInvisible } from '../text/clean-text';
import { emailProblem } from './field-rules';

export const CONTACT_THANKS = 'Thank you for reaching out! We’ll get back to you soon.';

export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

type ContactField = keyof ContactMessage;

/** Errors by field; empty if the message can be sent. */
export type ContactErrors = Partial<Record<ContactField, Text>>;

/** Checks a message, ignoring surrounding whitespace and invisible characters. */
export function contactErrors({ name, email, message }: ContactMessage): ContactErrors {
  const errors: ContactErrors = {};
  if (!oneLine(name)) errors.name = 'Name is required.';
  const wrong = emailProblem(email);
  if (wrong) errors.email = wrong;
  if (!cleanText(message).trim()) errors.message = 'Message is required.';
  return errors;
}

/** Returns a message as host pages and the server receive it: without surrounding whitespace and hidden characters. */
export function cleanContact({ name, email, message }: ContactMessage): ContactMessage {
  return {
    name: oneLine(name),
    email: withoutInvisible(email),
    message: cleanText(message).normalize('NFC').trim(),
  };
}

/** Maximum lengths that a server accepts, in characters. The email address has its own limit. */
const MAX_CHARACTERS = { name: 200, message: 5000 } as const;

/** Returns the first error in a message to be stored; '' if it has none. */
export function contactFault(message: ContactMessage): string {
  const [wrong] = Object.values(contactErrors(message));
  if (wrong) return wrong;
  if (message.name.length > MAX_CHARACTERS.name) return tooLong('Name', MAX_CHARACTERS.name);
  return message.message.length > MAX_CHARACTERS.message ? tooLong('Message', MAX_CHARACTERS.message) : '';
}

function tooLong(label: string, characters: number): string {
  return `${label} is too long: ${characters.toLocaleString('en')} characters at most.`;
}
