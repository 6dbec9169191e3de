import * as z from 'zod/mini';
import { isDay } from '../../../src/model/day';

/** What a normaliser makes of any row at all. */
export const eventSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  location: z.string(),
  imageUrl: z.string(),
  otherImages: z.array(z.string()),
  date: z.nullable(z.string().check(z.refine(isDay))),
  time: z.optional(z.string().check(z.regex(/^\d\d:\d\d(-\d\d:\d\d)?$/))),
  timeZone: z.optional(z.string()),
  status: z.optional(z.enum(['cancelled', 'postponed', 'moved online'])),
  link: z.optional(z.string()),
});

export const newsSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  content: z.string(),
  imageUrl: z.string(),
  publishedAt: z.string(),
});

export const projectSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  imageUrl: z.string(),
});
