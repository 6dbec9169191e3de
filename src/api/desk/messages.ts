import { signal } from '@preact/signals-react';
import {
  MESSAGE_LIST,
  MESSAGE_OUTCOME,
  type MessageFilter,
  type MessageList,
  type MessageOutcome,
} from '../../model/desk/message-list';
import { attention } from './attention';
import { callDesk } from './call-desk';
import { latestCall } from './latest-call';
import { type DownloadedFile, downloadFile } from './newsletter';

const PATH = '/messages';

/** What of the list is shown. */
export interface MessageQuery {
  search: string;
  filter: MessageFilter;
  /** From 1. */
  page: number;
}

export interface MessagesState {
  /** The one that was asked for last. */
  query: MessageQuery;
  /** What there is of it, or of the one before it. */
  list?: MessageList;
  hasFailed: boolean;
}

/** The page of the messages that the desk shows. */
export const messages = signal<MessagesState>({ query: { search: '', filter: 'all', page: 1 }, hasFailed: false });

const beginList = latestCall();

/** Loads a page of the list, by default the one that is shown. The latest call counts. */
export async function loadMessages(query = messages.peek().query): Promise<void> {
  const signal = beginList();
  messages.value = { ...messages.peek(), query };
  const parameters = new URLSearchParams({ ...query, page: String(query.page) });
  const list = await callDesk(`${PATH}?${parameters}`, MESSAGE_LIST, { signal }).catch(() => null);
  if (signal.aborted) return;
  if (!list) messages.value = { ...messages.peek(), hasFailed: true };
  else {
    messages.value = { query, list, hasFailed: false };
    attention.messages.value = list.counts.open;
  }
}

/** Marks a message as answered, or takes that back. Throws `CallError`, as the next. */
export function markMessage(id: string, isAnswered: boolean): Promise<MessageOutcome> {
  return callDesk(`${PATH}/mark`, MESSAGE_OUTCOME, { json: { id, isAnswered } });
}

export function removeMessage(id: string): Promise<MessageOutcome> {
  return callDesk(`${PATH}/remove`, MESSAGE_OUTCOME, { json: { id } });
}

/** All messages, as CSV. */
export function loadMessageFile(): Promise<DownloadedFile> {
  return downloadFile(`${PATH}/export.csv`);
}
