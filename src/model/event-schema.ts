import * as z from 'zod/mini';
import { isDay } from './day';

/** A normalised event. Apart from event.ts, so that zod is not in the widgets; tests check the normaliser with it. */
export const eventSchema = z.object({
  /** The sheet's id, else the position in the list, counted from 0. May repeat: the first resolves. */
  id: z.string(),
  title: z.string(),
  /** Plain text; line breaks are kept. '' when there is none, as in the next two. */
  description: z.string(),
  location: z.string(),
  imageUrl: z.string(),
  otherImages: z.array(z.string()),
  /** Null when the sheet gives no valid date. */
  date: z.nullable(z.string().check(z.refine(isDay))),
  // The columns below are optional. An event has the field only if the sheet gives it a value.
  /** `HH:MM`, or `HH:MM-HH:MM` with its end; an end before the start is on the next day. The society's time. */
  time: z.optional(z.string().check(z.regex(/^\d\d:\d\d(-\d\d:\d\d)?$/))),
  /** IANA name of the zone that the time is meant in. */
  timeZone: z.optional(z.string()),
  status: z.optional(z.enum(['cancelled', 'postponed', 'moved online'])),
  /** Where to register: http(s), or relative to the site. */
  link: z.optional(z.string()),
});

export type SocietyEvent = z.infer<typeof eventSchema>;

export type EventStatus = NonNullable<SocietyEvent['status']>;
