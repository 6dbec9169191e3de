import { signal } from '@preact/signals-react';
import { ENDED, SESSIONS, type Session } from '../../model/desk/session';
import { callDesk } from './call-desk';
import { latestCall } from './latest-call';

/** Who is signed in, and who is invited; null until it is known. */
export const sessions = signal<readonly Session[] | null>(null);

const beginList = latestCall();

/** Reads them; the latest call counts. @throws {CallError} if that fails; what was known stays. */
export async function loadSessions(): Promise<void> {
  const signal = beginList();
  try {
    const found = await callDesk('/sessions', SESSIONS, { signal });
    if (!signal.aborted) sessions.value = found;
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Ends a session, or takes an invitation back. @throws {CallError} if that fails. */
export async function endSession(id: string): Promise<void> {
  const { ended } = await callDesk(`/sessions/${id}`, ENDED, { method: 'DELETE' });
  sessions.value = sessions.peek()?.filter((session) => !ended.includes(session.id)) ?? null;
}
