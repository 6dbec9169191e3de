import * as z from 'zod/mini';

/** Subscribers on a page of the list. */
export const SUBSCRIBERS_PER_PAGE = 50;

/** Lines of each kind that a report shows; it counts all of them. */
export const REPORTED_LINES = 100;

/** The largest list that the desk takes. Its 100,000 addresses have some 3 MB. */
export const MAX_LIST_BYTES = 10_000_000;

/** The most lines of it. The database takes some two seconds for so many. */
export const MAX_LIST_LINES = 200_000;

/** Longest part of an address that is searched for, as long as an address may be. */
export const MAX_SEARCH_CHARACTERS = 254;

/** Which subscribers the list shows. */
const SUBSCRIBER_FILTERS = ['all', 'subscribed', 'left'] as const;

const SUBSCRIBER = z.object({
  email: z.string(),
  /** ISO 8601, UTC, as the next. */
  addedAt: z.string(),
  /** Null while subscribed. */
  unsubscribedAt: z.nullable(z.string()),
  /** `site`, or the origin of the page on which they have signed up themselves; null if somebody has added them. */
  source: z.nullable(z.string()),
  /** When they last signed up again after they had unsubscribed. */
  returnedAt: z.nullable(z.string()),
});

export const SUBSCRIBER_LIST = z.object({
  counts: z.object({ subscribed: z.number(), left: z.number() }),
  /** When the first and the last address were added; null while there is none. */
  since: z.nullable(z.object({ first: z.string(), last: z.string() })),
  items: z.array(SUBSCRIBER),
  /** How many were found. */
  total: z.number(),
  /** From 1. */
  page: z.number(),
  pages: z.number(),
});

/** Names an address. */
export const ADDRESS = z.object({ email: z.string() });

export const ADDITION = z.object({
  /** As it is stored. */
  email: z.string(),
  /** `left`: the address has unsubscribed, so it was not added. */
  outcome: z.enum(['added', 'known', 'left']),
  /** When it left. */
  leftAt: z.nullable(z.string()),
});

export const REMOVAL = z.object({
  email: z.string(),
  outcome: z.enum(['removed', 'unknown']),
});

const LINES = z.object({
  /** How many there are. */
  count: z.number(),
  /** The first of them. */
  lines: z.array(
    z.object({
      /** From 1, as editors count. */
      line: z.number(),
      /** The text of the line, cut if it is long. */
      value: z.string(),
      /** Why it is not added; '' for what is. */
      reason: z.string(),
    }),
  ),
});

export const IMPORT_REPORT = z.object({
  added: LINES,
  known: LINES,
  /** Have unsubscribed, so they are not added. */
  left: LINES,
  /** Are in an earlier line too. */
  repeated: LINES,
  wrong: LINES,
});

export type SubscriberFilter = (typeof SUBSCRIBER_FILTERS)[number];
export type ListedSubscriber = z.infer<typeof SUBSCRIBER>;
export type SubscriberList = z.infer<typeof SUBSCRIBER_LIST>;
export type Addition = z.infer<typeof ADDITION>;
export type SubscriberRemoval = z.infer<typeof REMOVAL>;
export type ReportedLines = z.infer<typeof LINES>;
/** What an import would do, or what it did. */
export type ImportReport = z.infer<typeof IMPORT_REPORT>;
