import * as z from 'zod/mini';
import { RECEIVABLES } from '../forms/receiving';
import { pageFields } from './list';

export const MESSAGE_FILTERS = ['all', 'open', 'answered'] as const;

/** Maximum length of a search, in characters. */
export const MAX_MESSAGE_SEARCH = 200;

const MESSAGE = z.object({
  id: z.string(),
  /** ISO 8601, UTC, like `answeredAt`. */
  receivedAt: z.string(),
  /** Null while unanswered. */
  answeredAt: z.nullable(z.string()),
  /** The officer who marked it as answered. */
  answeredBy: z.nullable(z.string()),
  name: z.string(),
  email: z.string(),
  message: z.string(),
});

export const MESSAGE_LIST = z.object({
  /** The forms that the server receives (UMMES_RECEIVE). */
  receives: z.array(z.enum(RECEIVABLES)),
  counts: z.object({ open: z.number(), answered: z.number() }),
  /** Unanswered first, then latest first. */
  ...pageFields(MESSAGE),
});

/** A request to mark a message as answered or unanswered. */
export const MARKING = z.object({ id: z.string(), isAnswered: z.boolean() });

export const MESSAGE_ID = z.object({ id: z.string() });

/** Whether a message was marked or removed; false if it no longer existed. */
export const MESSAGE_OUTCOME = z.object({ isDone: z.boolean() });

export type MessageFilter = (typeof MESSAGE_FILTERS)[number];
export type ListedMessage = z.infer<typeof MESSAGE>;
export type MessageList = z.infer<typeof MESSAGE_LIST>;
export type MessageOutcome = z.infer<typeof MESSAGE_OUTCOME>;
