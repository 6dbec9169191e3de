import { signal } from '@preact/signals-react';
import { SUBSCRIBER_LIST, type SubscriberFilter, type SubscriberList } from '../../model/desk/newsletter-list';
import { callDesk } from './call-desk';
import { latestCall } from './latest-call';

/** What of the list is shown. */
export interface SubscriberQuery {
  search: string;
  filter: SubscriberFilter;
  /** From 1. */
  page: number;
}

export interface SubscribersState {
  /** The one that was asked for last. */
  query: SubscriberQuery;
  /** What there is of it, or of the one before it. */
  list?: SubscriberList;
  isLoading: boolean;
  hasFailed: boolean;
}

/** The page of the newsletter's list that the desk shows. */
export const subscribers = signal<SubscribersState>({
  query: { search: '', filter: 'all', page: 1 },
  isLoading: true,
  hasFailed: false,
});

const LEFT: Record<SubscriberFilter, string> = { all: '', subscribed: '0', left: '1' };

const beginList = latestCall();

/** Loads a page of the list, by default the one that is shown. The latest call counts. */
export async function loadSubscribers(query = subscribers.peek().query): Promise<void> {
  const signal = beginList();
  subscribers.value = { ...subscribers.peek(), query, isLoading: true, hasFailed: false };
  const parameters = new URLSearchParams({
    search: query.search,
    left: LEFT[query.filter],
    page: String(query.page),
  });
  const list = await callDesk(`/newsletter?${parameters}`, SUBSCRIBER_LIST, { signal }).catch(() => null);
  if (signal.aborted) return;
  if (list) subscribers.value = { query, list, isLoading: false, hasFailed: false };
  else subscribers.value = { ...subscribers.peek(), isLoading: false, hasFailed: true };
}
