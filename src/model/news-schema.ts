import * as z from 'zod/mini';

/** A normalised news item. Apart from news.ts for the same reason as event-schema.ts. */
export const newsSchema = z.object({
  /** The sheet's id, else made of the title; names the item in addresses. */
  id: z.string(),
  title: z.string(),
  /** Plain text; line breaks are kept. '' when there is none, as in all that follow. */
  description: z.string(),
  /** The full article. */
  content: z.string(),
  imageUrl: z.string(),
  /** As in the sheet: `publishedDay` reads it; what it cannot read is shown unchanged. */
  publishedAt: z.string(),
});

export type NewsItem = z.infer<typeof newsSchema>;
