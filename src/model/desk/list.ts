import * as z from 'zod/mini';

/** Number of items on a list page. */
export const PER_PAGE = 50;

/** The part of a list that is shown. */
export interface ListView<Filter extends string = string> {
  filter: Filter;
  /** Words to search for; '' for all items. */
  search: string;
  /** Page number, from 1. */
  page: number;
}

/** Returns the schema fields for a list page. */
export function pageFields<Item extends z.ZodMiniType>(item: Item) {
  return {
    items: z.array(item),
    /** Number of items that match the filter and the search. */
    total: z.number(),
    /** Page number, from 1; the last page if a later one is requested. */
    page: z.number(),
    /** Number of pages, at least 1. */
    pages: z.number(),
  };
}

/** Number of items waiting in each section that the person sees. */
export const waitingSchema = z.object({
  /** Pending applications. */
  applications: z.optional(z.number()),
  /** Problems in the sheets, and sheets that can't be read. */
  content: z.number(),
  /** Unanswered messages. */
  messages: z.optional(z.number()),
});
export type Waiting = z.infer<typeof waitingSchema>;
