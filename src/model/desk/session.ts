import * as z from 'zod/mini';
import { oneLine } from '../text/clean-text';

/** A sign-in request, with the token from a link. */
export const SIGN_IN = z.object({ token: z.string() });

/** An officer may do everything at the desk; an editor only what concerns the site's content. */
const ROLES = ['officer', 'editor'] as const;
export type Role = (typeof ROLES)[number];

/** A person who is signed in on a device, or an unused invitation. */
export const SESSION = z.object({
  id: z.string(),
  /** The person's name. */
  name: z.string(),
  role: z.enum(ROLES),
  isInvitation: z.boolean(),
  /** Whether this session made the request. */
  isCurrent: z.boolean(),
  /** When the person signed in or, for an invitation, was invited. ISO 8601, like the times below. */
  createdAt: z.string(),
  /** Time of last use, to the hour. */
  usedAt: z.string(),
  expiresAt: z.string(),
});

export type Session = z.infer<typeof SESSION>;

export const SESSIONS = z.array(SESSION);

/** The ids of ended sessions. */
export const ENDED = z.object({ ended: z.array(z.string()) });

/** A request for an invitation. Only editors are invited at the desk, so it has no role. */
export const INVITATION_REQUEST = z.object({ name: z.string() });

/** A new invitation. Its link is in no other response. */
export const INVITATION = z.object({
  name: z.string(),
  link: z.string(),
  expiresAt: z.string(),
  /** Why the link works only on the server's own machine, as a sentence; null if it works elsewhere. */
  fault: z.nullable(z.string()),
});

export type Invitation = z.infer<typeof INVITATION>;

/** Maximum length of an officer's or editor's name, in characters. */
const MAX_OFFICER_NAME = 100;

/** The error for a name for which `officerName` returns ''. */
export const NAME_RULE = `A name must be one line of 1 to ${MAX_OFFICER_NAME} characters.`;

/** Returns an officer's or editor's name on one line; '' if it is empty or too long. */
export function officerName(text: string): string {
  const name = oneLine(text);
  return [...name].length > MAX_OFFICER_NAME ? '' : name;
}
