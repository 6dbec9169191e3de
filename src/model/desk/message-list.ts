import * as z from 'zod/mini';

/** Messages on a page of the list. */
export const MESSAGES_PER_PAGE = 50;

/** Which messages the list shows. */
const MESSAGE_FILTERS = ['all', 'open', 'answered'] as const;

/** Longest text that is searched for. */
export const MAX_MESSAGE_SEARCH = 200;

const MESSAGE = z.object({
  id: z.string(),
  /** ISO 8601, UTC, as the next. */
  receivedAt: z.string(),
  /** Null until somebody has answered. */
  answeredAt: z.nullable(z.string()),
  /** Who marked it as answered. */
  answeredBy: z.nullable(z.string()),
  name: z.string(),
  email: z.string(),
  message: z.string(),
});

export const MESSAGE_LIST = z.object({
  /** Whether the society receives messages at present (UMMES_RECEIVE). */
  isOn: z.boolean(),
  counts: z.object({ open: z.number(), answered: z.number() }),
  /** Unanswered ones first, the latest of each first. */
  items: z.array(MESSAGE),
  /** How many were found. */
  total: z.number(),
  /** From 1. */
  page: z.number(),
  pages: z.number(),
});

/** Marks a message as answered, or takes that back. */
export const MARKING = z.object({ id: z.string(), isAnswered: z.boolean() });

/** Names a message. */
export const MESSAGE_ID = z.object({ id: z.string() });

/** What became of a message that was marked or removed; `false` if it was not there any more. */
export const MESSAGE_OUTCOME = z.object({ isDone: z.boolean() });

export type MessageFilter = (typeof MESSAGE_FILTERS)[number];
export type ListedMessage = z.infer<typeof MESSAGE>;
export type MessageList = z.infer<typeof MESSAGE_LIST>;
export type MessageOutcome = z.infer<typeof MESSAGE_OUTCOME>;
