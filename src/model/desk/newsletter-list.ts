import * as z from 'zod/mini';
import { RECEIVABLES } from '../forms/receiving';
import { pageFields } from './list';

/** A report lists at most this many lines of each kind, but counts all of them. */
export const REPORTED_LINES = 100;

/** Maximum size of a list to import, in bytes. 100,000 addresses take about 3 MB. */
export const MAX_LIST_BYTES = 10_000_000;

/** Maximum number of addresses to import, including wrong ones. Adding that many takes the database two seconds. */
export const MAX_LIST_ADDRESSES = 200_000;

/** Maximum length of a search: as long as an email address can be. */
export const MAX_SEARCH_CHARACTERS = 254;

export const SUBSCRIBER_FILTERS = ['all', 'subscribed', 'left'] as const;

const SUBSCRIBER = z.object({
  email: z.string(),
  /** ISO 8601, UTC, like the times below. */
  addedAt: z.string(),
  /** Null while subscribed. */
  unsubscribedAt: z.nullable(z.string()),
  /** Where they signed up: `site`, or the origin of another page; null if an officer added them. */
  source: z.nullable(z.string()),
  /** When they last signed up again after unsubscribing. */
  returnedAt: z.nullable(z.string()),
});

export const SUBSCRIBER_LIST = z.object({
  /** The forms that the server receives (UMMES_RECEIVE). */
  receives: z.array(z.enum(RECEIVABLES)),
  counts: z.object({ subscribed: z.number(), left: z.number() }),
  /** When the first and last addresses were added; null for an empty list. */
  since: z.nullable(z.object({ first: z.string(), last: z.string() })),
  ...pageFields(SUBSCRIBER),
});

export const ADDRESS = z.object({ email: z.string() });

export const REMOVAL = z.object({
  email: z.string(),
  outcome: z.enum(['removed', 'unknown']),
});

const LINES = z.object({
  count: z.number(),
  /** The first lines. */
  lines: z.array(
    z.object({
      /** Line number, from 1. */
      line: z.number(),
      /** The line's text, shortened if long. */
      value: z.string(),
      /** Why it is not added; '' for added lines. */
      reason: z.string(),
    }),
  ),
});

export const IMPORT_REPORT = z.object({
  added: LINES,
  known: LINES,
  /** Not added, because their owners have unsubscribed. */
  left: LINES,
  /** Repeated from an earlier line. */
  repeated: LINES,
  wrong: LINES,
});

export type SubscriberFilter = (typeof SUBSCRIBER_FILTERS)[number];
export type ListedSubscriber = z.infer<typeof SUBSCRIBER>;
export type SubscriberList = z.infer<typeof SUBSCRIBER_LIST>;
export type SubscriberRemoval = z.infer<typeof REMOVAL>;
export type ReportedLines = z.infer<typeof LINES>;
/** A list's lines, grouped by their outcome in an import, or by their expected outcome in a preview. */
export type ImportReport = z.infer<typeof IMPORT_REPORT>;

/** Returns the number of entries in a list: addresses, and text that can't be used. */
export function entryCount(report: ImportReport): number {
  return Object.values(report).reduce((sum, { count }) => sum + count, 0);
}
