import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { CallError } from '../../api/call';
import { isSignedOut } from '../../api/desk/desk-failure';
import { DESK_PATH, invitationIn } from '../../model/desk/desk-paths';
import type { Role, Session } from '../../model/desk/session';
import { removeDrafts } from '../shared/drafts';
import { currentOfficer, endOwnSession, signIn } from './queries';

export const SESSION_KEY = ['session'];

export interface SessionState {
  /** The officer or editor. Null while no one is signed in. */
  officer: Session | null;
  /** Why the sign-in link doesn't work; '' if it does, or if there was no link. */
  linkError: string;
}

/** Loads this browser's session. Opening a sign-in link, even in an open tab, starts a new one. */
export function useSession() {
  const client = useQueryClient();
  const query = useQuery({ queryKey: SESSION_KEY, queryFn: openSession, refetchInterval: false });
  const { id: officer, role } = query.data?.officer ?? {};
  const earlierRole = useRef<Role>(undefined);
  const openLink = useEffectEvent(() => {
    if (invitationIn(location.hash) !== null) void query.refetch();
  });
  useEffect(() => {
    addEventListener('hashchange', openLink); // opening a link in a desk tab changes only the fragment
    return () => removeEventListener('hashchange', openLink);
  }, []);
  // Reload everything that failed because there was no session.
  useEffect(() => {
    if (officer) void client.invalidateQueries({ predicate: ({ state }) => isSignedOut(state.error) });
  }, [client, officer]);
  // Otherwise, an editor who signs in after an officer would find the officer's data in this tab.
  useEffect(() => {
    if (earlierRole.current === 'officer' && role === 'editor') clearDesk();
    earlierRole.current = role ?? earlierRole.current;
  }, [role]);
  return query;
}

/** Signs in with the link in the URL, or resumes this browser's session. */
async function openSession(): Promise<SessionState> {
  const token = invitationIn(location.hash);
  if (token === null) return { officer: await currentOfficer(), linkError: '' };
  try {
    const officer = await signIn(token);
    removeLink();
    return { officer, linkError: '' };
  } catch (error) {
    if (!(error instanceof CallError && error.status === 403)) throw error;
    removeLink();
    return { officer: await currentOfficer(), linkError: error.message };
  }
}

/** Removes a used link from the URL and the history. */
function removeLink() {
  history.replaceState(null, '', location.pathname);
}

/** Channel through which all desk tabs sign out together: they share the session. */
const SIGN_OUT_CHANNEL = 'ummes.desk.sign-out';

/** Signs out in all tabs. */
export async function signOut(): Promise<void> {
  await endOwnSession();
  const channel = new BroadcastChannel(SIGN_OUT_CHANNEL);
  channel.postMessage(null);
  channel.close();
  clearDesk();
}

/** Clears this tab when the person signs out in another. */
export function useSignOutElsewhere(): void {
  useEffect(() => {
    const channel = new BroadcastChannel(SIGN_OUT_CHANNEL);
    channel.onmessage = clearDesk;
    return () => channel.close();
  }, []);
}

/** Reloads the desk without drafts, so that the next person at this computer sees nothing. */
function clearDesk() {
  addEventListener('pagehide', removeDrafts); // after an open form has saved its draft
  location.replace(DESK_PATH);
}
