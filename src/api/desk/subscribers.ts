import { signal } from '@preact/signals-react';
import { SUBSCRIBER_LIST, type SubscriberFilter, type SubscriberList } from '../../model/desk/newsletter-list';
import { callDesk } from './call-desk';

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

let current: AbortController | undefined;

/** Loads a page of the list, by default the one that is shown. The last call counts. */
export async function loadSubscribers(query = subscribers.peek().query): Promise<void> {
  current?.abort();
  const controller = new AbortController();
  current = controller;
  const { list } = subscribers.peek();
  const settle = (state: Omit<SubscribersState, 'query'>) => {
    if (current === controller) subscribers.value = { query, ...state };
  };
  settle({ ...(list && { list }), isLoading: true, hasFailed: false });
  const parameters = new URLSearchParams({
    search: query.search,
    left: LEFT[query.filter],
    page: String(query.page),
  });
  try {
    const loaded = await callDesk(`/newsletter?${parameters}`, SUBSCRIBER_LIST, { signal: controller.signal });
    settle({ list: loaded, isLoading: false, hasFailed: false });
  } catch {
    settle({ ...(list && { list }), isLoading: false, hasFailed: true });
  }
}
