import * as z from 'zod/mini';
import { oneLine } from '../text/text';

/** What signs in: the token of a link. */
export const SIGN_IN = z.object({ token: z.string() });

/** Somebody who is signed in on a device, or who was invited and has not used the link. */
export const SESSION = z.object({
  id: z.string(),
  /** The officer's. */
  name: z.string(),
  isInvitation: z.boolean(),
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
  /** When the link was used, or made if it was not used; ISO 8601, as are the others. */
  createdAt: z.string(),
  /** To the hour. */
  usedAt: z.string(),
  expiresAt: z.string(),
});

export type Session = z.infer<typeof SESSION>;

export const SESSIONS = z.array(SESSION);

/** The ids of the sessions that were ended. */
export const ENDED = z.object({ ended: z.array(z.string()) });

/** The most characters that an officer's name has. */
export const MAX_OFFICER_NAME = 100;

/** An officer's name as it is stored: one line; '' if it is none, or too long. */
export function officerName(text: string): string {
  const name = oneLine(text);
  return [...name].length > MAX_OFFICER_NAME ? '' : name;
}
