import * as z from 'zod/mini';

/** A news item after normalising. Kept apart from the rules in news.ts, as event-schema.ts is. */
export const newsSchema = z.object({
  /** The sheet's id, else made of the title; names the item in addresses. */
  id: z.string(),
  title: z.string(),
  /** Plain text; line breaks are kept. '' when there is none, as in all that follow. */
  description: z.string(),
  /** The full article. */
  content: z.string(),
  imageUrl: z.string(),
  /** As the sheet has it: `publishedDay` reads it, what it cannot read is shown as it is. */
  publishedAt: z.string(),
});

export type NewsItem = z.infer<typeof newsSchema>;
