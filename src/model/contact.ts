import { isEmail } from './email';

/** What a visitor writes to the society. */
export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

export type ContactField = keyof ContactMessage;

/** The fields in the order in which they are asked for. */
export const contactFields: readonly ContactField[] = ['name', 'email', 'message'];

/** What is wrong, by field; empty when the message can be sent (PRODUCT.md). */
export type ContactErrors = Partial<Record<ContactField, string>>;

/** Checks a message; surrounding space does not count. */
export function contactErrors({ name, email, message }: ContactMessage): ContactErrors {
  const errors: ContactErrors = {};
  if (!name.trim()) errors.name = 'Name is required.';
  if (!email.trim()) errors.email = 'Email is required.';
  else if (!isEmail(email)) errors.email = 'Email is invalid.';
  if (!message.trim()) errors.message = 'Message is required.';
  return errors;
}

/** The message without surrounding space, as a host gets it. */
export function trimmedContact({ name, email, message }: ContactMessage): ContactMessage {
  return { name: name.trim(), email: email.trim(), message: message.trim() };
}
