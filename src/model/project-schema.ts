import * as z from 'zod/mini';

/** A student-life project after normalising. Kept apart from the rules in project.ts, as event-schema.ts is. */
export const projectSchema = z.object({
  /** The sheet's id, else made of the title; names the project in addresses. */
  id: z.string(),
  title: z.string(),
  /** Plain text; line breaks are kept. '' when there is none, as in the next two. */
  description: z.string(),
  category: z.string(),
  imageUrl: z.string(),
});

export type Project = z.infer<typeof projectSchema>;
