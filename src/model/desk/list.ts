import * as z from 'zod/mini';

/** Items on a page of a list at the desk. */
export const PER_PAGE = 50;

/** Which part of a list is shown. */
export interface ListView<Filter extends string = string> {
  filter: Filter;
  /** Words to search for; '' for all items. */
  search: string;
  /** From 1. */
  page: number;
}

/** The fields of a page of a list. */
export function pageFields<Item extends z.ZodMiniType>(item: Item) {
  return {
    items: z.array(item),
    /** The number of items that match the filter and the search. */
    total: z.number(),
    /** The page, from 1. Beyond the last page, the last one. */
    page: z.number(),
    /** At least 1. */
    pages: z.number(),
  };
}

/** The work that waits in each section. */
export const waitingSchema = z.object({
  /** Pending applications. */
  applications: z.number(),
  /** Problems in the sheets, and sheets that can't be read. */
  sheets: z.number(),
  /** Unanswered messages. */
  messages: z.number(),
});
export type Waiting = z.infer<typeof waitingSchema>;
