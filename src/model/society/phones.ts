import { phoneAddress } from '../forms/phone';
import type { Society } from './society';

/** Returns the phone numbers that can be dialled, with the address of each. */
export function phones({ phone1, phone2 }: Society): { text: string; href: string }[] {
  return [phone1, phone2].filter(Boolean).map((text) => ({ text, href: phoneAddress(text) }));
}
