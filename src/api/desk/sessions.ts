import { signal } from '@preact/signals-react';
import { ENDED, SESSIONS, type Session } from '../../model/desk/session';
import { callDesk } from './call-desk';

/** Who is signed in, and who is invited; null until it is known. */
export const sessions = signal<readonly Session[] | null>(null);

/** Reads them. @throws {CallError} if that fails; what was known stays. */
export async function loadSessions(signal?: AbortSignal): Promise<void> {
  sessions.value = await callDesk('/sessions', SESSIONS, { ...(signal && { signal }) });
}

/** Ends a session, or takes an invitation back. @throws {CallError} if that fails. */
export async function endSession(id: string): Promise<void> {
  const { ended } = await callDesk(`/sessions/${id}`, ENDED, { method: 'DELETE' });
  sessions.value = sessions.peek()?.filter((session) => !ended.includes(session.id)) ?? null;
}
