import { signal } from '@preact/signals-react';
import type { ApplicationDetail } from '../../model/desk/application';
import { CallError } from '../call';
import { readApplication } from './applications';
import { failureText } from './call-desk';

/** The application that is being read. */
export type OpenState =
  | { kind: 'none' }
  | { kind: 'loading'; id: string }
  | { kind: 'ready'; id: string; detail: ApplicationDetail; newer?: ApplicationDetail }
  | { kind: 'gone'; id: string }
  | { kind: 'error'; id: string; message: string };

export const openState = signal<OpenState>({ kind: 'none' });

let inFlight: AbortController | undefined;

/** Opens an application, or none. */
export async function openApplication(id: string): Promise<void> {
  inFlight?.abort();
  inFlight = undefined;
  if (!id) openState.value = { kind: 'none' };
  else {
    openState.value = { kind: 'loading', id };
    await read(id, (detail) => showApplication(detail));
  }
}

/** Shows an application as it has been read, if it is the one that is open. */
export function showApplication(detail: ApplicationDetail): void {
  if (openId() !== detail.id) return;
  inFlight?.abort(); // what is being read may be older
  inFlight = undefined;
  openState.value = { kind: 'ready', id: detail.id, detail };
}

/** Reads the open application again and shows it as it is now. */
export async function readAgain(): Promise<void> {
  const id = openId();
  if (id) await read(id, showApplication);
}

/**
 * Looks whether another has changed the open application. What is only a decision is shown at once; a new version is
 * offered, as its text would otherwise change while it is being read.
 */
export async function lookForChanges(): Promise<void> {
  const before = openState.peek();
  if (inFlight || before.kind !== 'ready') return;
  await read(before.id, (found) => {
    const state = openState.peek();
    if (state.kind !== 'ready' || state.id !== found.id) return;
    if (found.version > state.detail.version) openState.value = { ...state, newer: found };
    else if (found.version === state.detail.version && hasNews(state.detail, found)) showApplication(found);
  });
}

/** Shows the newer version that was found. */
export function showNewer(): void {
  const state = openState.peek();
  if (state.kind === 'ready' && state.newer) showApplication(state.newer);
}

/** The id of the open application; '' for none. */
export function openId(): string {
  const state = openState.peek();
  return state.kind === 'none' ? '' : state.id;
}

/** It has been removed. */
export function showGone(id: string): void {
  if (openId() === id) openState.value = { kind: 'gone', id };
}

function hasNews(before: ApplicationDetail, after: ApplicationDetail): boolean {
  return JSON.stringify(before) !== JSON.stringify(after);
}

/** Failures leave an application that is shown as it is. */
async function read(id: string, show: (detail: ApplicationDetail) => void) {
  const controller = new AbortController();
  inFlight?.abort();
  inFlight = controller;
  try {
    const detail = await readApplication(id, controller.signal);
    if (inFlight === controller) show(detail);
  } catch (error) {
    if (inFlight !== controller) return;
    if (error instanceof CallError && error.status === 404) showGone(id);
    else if (openState.peek().kind === 'loading') openState.value = { kind: 'error', id, message: failureText(error) };
  } finally {
    if (inFlight === controller) inFlight = undefined;
  }
}
