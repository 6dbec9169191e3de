import { signal } from '@preact/signals-react';
import { invitationIn } from '../../model/desk/desk-paths';
import { ENDED, SESSION, type Session } from '../../model/desk/session';
import { CallError } from '../call';
import { callDesk } from './call-desk';

/**
 * Whether somebody is signed in. `refused`: the link does not work; `failed`: the server did not answer, so that it is not
 * known; `none`: nobody is.
 */
export interface SessionState {
  kind: 'opening' | 'open' | 'none' | 'refused' | 'failed';
  /** The server's reason; while a session is open, why a link was not used. */
  message: string;
  /** While a session is open, or was when it ended. */
  officer: Session | null;
}

export const session = signal<SessionState>({ kind: 'opening', message: '', officer: null });

const FAILED = 'The server does not answer. Check your connection.';

/** Of the link that was opened, until the server has taken it: the address no longer holds it. */
let invitation: string | null = null;

/**
 * Opens the desk, with the sign-in link in the address or the session of this browser, now and for each such link that is
 * opened later: only the fragment of the address changes then. @returns what stops it.
 */
export function watchSignInLinks(): () => void {
  const open = () => {
    if (invitationIn(location.hash) !== null) void openSession();
  };
  addEventListener('hashchange', open);
  void openSession();
  return () => removeEventListener('hashchange', open);
}

/** Signs in with the link in the address, else goes on with the session of this browser. */
export async function openSession(): Promise<void> {
  invitation = invitationIn(location.hash) ?? invitation;
  if (invitationIn(location.hash) !== null) history.replaceState(null, '', location.pathname);
  session.value = { ...session.peek(), kind: 'opening', message: '' };
  if (invitation === null) return goOn('');
  try {
    const officer = await callDesk('/session', SESSION, { json: { token: invitation } });
    invitation = null;
    session.value = { kind: 'open', message: '', officer };
  } catch (error) {
    if (!(error instanceof CallError && error.status === 403)) return fail(error);
    invitation = null;
    await goOn(error.message);
  }
}

/** Goes on with the session of this browser. @param reason why the link that was opened does not work, if one was. */
async function goOn(reason: string): Promise<void> {
  try {
    session.value = { kind: 'open', message: reason, officer: await callDesk('/session', SESSION) };
  } catch (error) {
    if (!(error instanceof CallError && error.status === 401)) return fail(error);
    session.value = { ...session.peek(), kind: reason ? 'refused' : 'none', message: reason };
  }
}

function fail(error: unknown): void {
  const message = error instanceof CallError && error.code === 'status' ? error.message : FAILED;
  session.value = { ...session.peek(), kind: 'failed', message };
}

/** The channel on which all tabs of the desk in this browser, which share the session, hear that it was signed out of. */
const SIGN_OUT = 'ummes.desk.sign-out';

/**
 * Signs out, in all tabs.
 * @throws {CallError} if the session could not be ended.
 */
export async function signOut(): Promise<void> {
  try {
    await callDesk('/session', ENDED, { method: 'DELETE' });
  } catch (error) {
    // A session that has ended already leaves as much behind.
    if (!(error instanceof CallError && error.status === 401)) throw error;
  }
  const channel = new BroadcastChannel(SIGN_OUT);
  channel.postMessage(null);
  channel.close();
}

/** Calls back when the officer has signed out, in this tab or another. @returns what stops it. */
export function watchSignOut(onSignOut: () => void): () => void {
  const channel = new BroadcastChannel(SIGN_OUT);
  channel.onmessage = onSignOut;
  return () => channel.close();
}
