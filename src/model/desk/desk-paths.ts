/** The page of the officers' desk. */
export const DESK_PATH = '/desk';

/** Its calls are below this path. */
export const DESK_API = '/api/desk';

/** What the token follows in a sign-in link: a fragment, which browsers do not send to any server. */
const INVITATION = '#invite=';

/** The link that signs an officer in. @param site the site's address, without a slash at its end. */
export function signInLink(site: string, token: string): string {
  return site + DESK_PATH + INVITATION + token;
}

/** The token in the fragment of the page's address; null if it is no sign-in link. */
export function invitationIn(fragment: string): string | null {
  return fragment.startsWith(INVITATION) ? fragment.slice(INVITATION.length) : null;
}
