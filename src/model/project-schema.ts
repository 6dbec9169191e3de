import * as z from 'zod/mini';

/** A normalised student-life project. Apart from project.ts for the same reason as event-schema.ts. */
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
