import { signal } from '@preact/signals-react';
import * as z from 'zod/mini';
import { CallError } from '../call';
import { callDesk } from './call-desk';

/** Whether somebody is signed in. `message` says why not, if there is anything to say. */
export interface SessionState {
  kind: 'opening' | 'open' | 'none' | 'failed';
  message: string;
}

export const session = signal<SessionState>({ kind: 'opening', message: '' });

const schema = z.looseObject({});

/** Signs in with the invitation of the address, or goes on with the session of this browser. */
export async function openSession(): Promise<void> {
  const token = /^#invite=(.+)$/.exec(location.hash)?.[1];
  if (token) history.replaceState(null, '', location.pathname);
  try {
    await callDesk('/session', schema, token ? { json: { token } } : {});
    session.value = { kind: 'open', message: '' };
  } catch (error) {
    const message = error instanceof CallError ? error.message : '';
    session.value = { kind: 'none', message };
  }
}
