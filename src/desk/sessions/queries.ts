import { useQuery } from '@tanstack/react-query';
import { callDesk } from '../../api/desk/call-desk';
import { isSignedOut } from '../../api/desk/desk-failure';
import { ENDED, INVITATION, type Invitation, SESSION, SESSIONS, type Session } from '../../model/desk/session';

export function useSessions() {
  return useQuery({ queryKey: ['sessions'], queryFn: () => callDesk('/sessions', SESSIONS) });
}

/** Ends someone's session, or takes back an invitation. */
export async function endSession(id: string): Promise<void> {
  await callDesk(`/sessions/${id}`, ENDED, { method: 'DELETE' });
}

/** Creates a sign-in link for an editor. */
export function inviteEditor(name: string): Promise<Invitation> {
  return callDesk('/invitations', INVITATION, { json: { name } });
}

/** Starts a session with the token in a sign-in link. */
export function signIn(token: string): Promise<Session> {
  return callDesk('/session', SESSION, { json: { token } });
}

/** Returns who is signed in in this browser; null if no one is. */
export async function currentOfficer(): Promise<Session | null> {
  try {
    return await callDesk('/session', SESSION);
  } catch (error) {
    if (isSignedOut(error)) return null;
    throw error;
  }
}

/** Ends this browser's session, unless it has ended. */
export async function endOwnSession(): Promise<void> {
  await callDesk('/session', ENDED, { method: 'DELETE' }).catch((error) => {
    if (!isSignedOut(error)) throw error;
  });
}
