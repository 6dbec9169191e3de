import { randomInt } from 'node:crypto';

/** Letters and digits that are not mistaken for each other: ids are read out and typed. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 12;

/** An id for a row that people name: of an application, or a session. */
export function newId(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
