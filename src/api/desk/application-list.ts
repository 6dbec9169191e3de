import { batch, signal } from '@preact/signals-react';
import type { ApplicationList, DecisionResult } from '../../model/desk/application';
import { type ApplicationView, FIRST_APPLICATIONS } from '../../model/desk/application-view';
import { countText, receivedCount, withDecisions } from '../../model/desk/review';
import { readApplications } from './applications';
import { attention } from './attention';
import { failureText } from './call-desk';

export type ListState =
  | { kind: 'loading' }
  | { kind: 'ready'; list: ApplicationList }
  | { kind: 'error'; message: string };

/** What the officer wants to see. */
export const view = signal<ApplicationView>(FIRST_APPLICATIONS);
export const listState = signal<ListState>({ kind: 'loading' });
/** The list that is shown is not yet the one that was asked for. */
export const isListLoading = signal(false);
/** What has happened to the list, for everybody to hear. */
export const listNews = signal('');
/** Why the list may be out of date; '' if it is not. */
export const staleReason = signal('');

let inFlight: AbortController | undefined;
/** All applications that have been there when the list was last read. */
let received: number | undefined;

/** Shows another view: its first page, unless one is named. */
export function showView(change: Partial<ApplicationView>): Promise<void> {
  view.value = { ...view.peek(), page: 1, ...change };
  listNews.value = '';
  return loadList('asked');
}

/**
 * Reads the list. A call that is in flight is given up, as its answer would be older.
 * @param why `asked` says that it loads, and shows a failure in place of the list; `poll` does nothing while another call
 *   is in flight; `changed` comes after a change of our own.
 */
export async function loadList(why: 'asked' | 'poll' | 'changed'): Promise<void> {
  if (why === 'poll' && inFlight) return;
  inFlight?.abort();
  const controller = new AbortController();
  inFlight = controller;
  if (why === 'asked') {
    isListLoading.value = true;
    if (listState.peek().kind === 'error') listState.value = { kind: 'loading' };
  }
  try {
    const list = await readApplications(view.peek(), controller.signal);
    if (inFlight === controller) showList(list, why);
  } catch (error) {
    if (inFlight === controller) showFailure(error, why);
  } finally {
    if (inFlight === controller) {
      inFlight = undefined;
      isListLoading.value = false;
    }
  }
}

function showList(list: ApplicationList, why: 'asked' | 'poll' | 'changed') {
  const before = received;
  received = receivedCount(list.counts);
  batch(() => {
    listState.value = { kind: 'ready', list };
    if (list.page !== view.peek().page) view.value = { ...view.peek(), page: list.page };
    attention.applications.value = list.counts.pending;
    staleReason.value = '';
    if (why === 'poll' && before !== undefined && received !== undefined && received > before)
      listNews.value = `${countText(received - before, 'new application')}. ${list.counts.pending} pending.`;
  });
}

function showFailure(error: unknown, why: 'asked' | 'poll' | 'changed') {
  const message = failureText(error);
  if (why === 'asked' || listState.peek().kind !== 'ready') listState.value = { kind: 'error', message };
  else staleReason.value = message;
}

/** Shows decisions in the list at once, then reads it again. */
export function showDecisions(decided: DecisionResult['decided']): Promise<void> {
  const state = listState.peek();
  if (state.kind === 'ready' && decided.length > 0) {
    const list = withDecisions(state.list, view.peek().status, decided);
    listState.value = { kind: 'ready', list };
    attention.applications.value = list.counts.pending;
  }
  return loadList('changed');
}

/** What the list shows, in its order. */
export function listedItems(): ApplicationList['items'] {
  const state = listState.peek();
  return state.kind === 'ready' ? state.list.items : [];
}
