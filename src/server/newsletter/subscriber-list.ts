import {
  type ListedSubscriber,
  MAX_SEARCH_CHARACTERS,
  SUBSCRIBERS_PER_PAGE,
  type SubscriberFilter,
  type SubscriberList,
} from '../../model/desk/newsletter-list';
import { oneLine } from '../../model/written-text';
import type { Database } from '../database/database';

interface Totals {
  known: number;
  gone: number;
  first: string | null;
  last: string | null;
}

/** What is asked for: a part of the address, which subscribers, and the page, from 1. */
export interface ListQuery {
  search: string;
  filter: SubscriberFilter;
  page: number;
}

const CONDITIONS: Record<SubscriberFilter, string> = {
  all: '',
  subscribed: ' AND "unsubscribedAt" IS NULL',
  left: ' AND "unsubscribedAt" IS NOT NULL',
};

/** Postgres counts in 64 bits, which its driver gives as text. */
const count = (what: string) => `CAST(COUNT(${what}) AS INTEGER)`;

const TOTALS = `SELECT ${count('*')} AS known, ${count('"unsubscribedAt"')} AS gone,
  MIN("addedAt") AS first, MAX("addedAt") AS last FROM subscribers`;

/** A page of the newsletter's list, by address, with the numbers of all. A page beyond the last one is the last one. */
export async function subscriberList(database: Database, { search, filter, page }: ListQuery): Promise<SubscriberList> {
  const found = `FROM subscribers WHERE email LIKE $1 ESCAPE '\\'${CONDITIONS[filter]}`;
  const pattern = patternOf(search);
  const [totals] = await database.all<Totals>(TOTALS);
  const [counted] = await database.all<{ total: number }>(`SELECT ${count('*')} AS total ${found}`, [pattern]);
  const { known = 0, gone = 0, first, last } = totals ?? {};
  const total = counted?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / SUBSCRIBERS_PER_PAGE));
  const shown = Math.min(Math.max(1, page), pages);
  const items = await database.all<ListedSubscriber>(
    `SELECT email, "addedAt", "unsubscribedAt", source, "returnedAt" ${found} ORDER BY email LIMIT ${SUBSCRIBERS_PER_PAGE} OFFSET $2`,
    [pattern, (shown - 1) * SUBSCRIBERS_PER_PAGE],
  );
  const since = first && last ? { first, last } : null;
  return { counts: { subscribed: known - gone, left: gone }, since, items, total, page: shown, pages };
}

/** Addresses are stored in lower case. */
function patternOf(search: string): string {
  const part = oneLine(search)
    .slice(0, MAX_SEARCH_CHARACTERS)
    .toLowerCase()
    .replace(/\p{Surrogate}/gu, '\ufffd');
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`;
}
