import type { Role } from './session';

/** Path of the officers' desk. */
export const DESK_PATH = '/desk';

/** Base path of the desk's API. */
export const DESK_API = '/api/desk';

/** The sections of the desk, each with a page under `DESK_PATH`. */
export const DESK_SECTIONS = ['applications', 'content', 'newsletter', 'messages', 'sessions'] as const;
export type DeskSection = (typeof DESK_SECTIONS)[number];

/** The sections that editors see. */
const EDITOR_SECTIONS: readonly DeskSection[] = ['content'];

/** Returns the sections that a role sees, in order. */
export function sectionsFor(role: Role): readonly DeskSection[] {
  return role === 'officer' ? DESK_SECTIONS : EDITOR_SECTIONS;
}

/** Paths of the desk's pages, with `{id}` for an application's id, a sheet's name or `pictures`. */
export const DESK_PAGES = [
  DESK_PATH,
  ...DESK_SECTIONS.map((section) => `${DESK_PATH}/${section}`),
  `${DESK_PATH}/applications/{id}`,
  `${DESK_PATH}/content/{id}`,
];

/** Precedes the token in a sign-in link. Browsers don't send fragments to servers. */
const INVITATION = '#invite=';

/** Returns the link that signs an officer in. @param site the site's URL, without a trailing slash. */
export function signInLink(site: string, token: string): string {
  return site + DESK_PATH + INVITATION + token;
}

/** Returns the token in the fragment of a sign-in link; null for other fragments. */
export function invitationIn(fragment: string): string | null {
  return fragment.startsWith(INVITATION) ? fragment.slice(INVITATION.length) : null;
}

/** Returns the path of an application's photo, for officers only. */
export function photoPath(photo: string): string {
  return `${DESK_API}/photos/${photo}.webp`;
}
