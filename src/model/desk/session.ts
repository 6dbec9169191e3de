import * as z from 'zod/mini';
import { oneLine } from '../text/text';

/** A sign-in request, with the token from a link. */
export const SIGN_IN = z.object({ token: z.string() });

/** An officer who is signed in on a device, or an unused invitation. */
export const SESSION = z.object({
  id: z.string(),
  /** The officer's name. */
  name: z.string(),
  isInvitation: z.boolean(),
  /** Whether this session made the request. */
  isCurrent: z.boolean(),
  /** When the officer signed in or, for an invitation, was invited. ISO 8601, like the times below. */
  createdAt: z.string(),
  /** Time of last use, to the hour. */
  usedAt: z.string(),
  expiresAt: z.string(),
});

export type Session = z.infer<typeof SESSION>;

export const SESSIONS = z.array(SESSION);

/** The ids of ended sessions. */
export const ENDED = z.object({ ended: z.array(z.string()) });

/** Maximum length of an officer's name, in characters. */
export const MAX_OFFICER_NAME = 100;

/** Returns an officer's name on one line; '' if it is empty or too long. */
export function officerName(text: string): string {
  const name = oneLine(text);
  return [...name].length > MAX_OFFICER_NAME ? '' : name;
}
