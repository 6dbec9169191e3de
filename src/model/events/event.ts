import { addressAt } from '../addresses/address';
import type { Day } from '../time/day';

/**
 * Further facts about an event, in a few words each, in the order in which cards and pages show them. Each is a column
 * of the sheet, a `part` of the tags, and a line in calendars.
 */
export const EVENT_FACTS = {
  /** The speaker's name. */
  speaker: { label: 'Speaker', maxCharacters: 120 },
  /** How many seats are left, as the sheet says it, such as '12 of 40 left'. */
  seats: { label: 'Seats', maxCharacters: 40, isBrief: true },
} as const satisfies Record<string, EventFact>;

interface EventFact {
  label: string;
  maxCharacters: number;
  /** Whether it changes until the event and is of no use after. Calendars, which keep their entries, leave it out. */
  isBrief?: true;
}

export type EventFactName = keyof typeof EVENT_FACTS;

export const EVENT_FACT_NAMES = Object.keys(EVENT_FACTS) as EventFactName[];

export interface SocietyEvent extends Partial<Record<EventFactName, string | undefined>> {
  /**
   * The sheet's id, else the position in the list, from 0, which changes when rows move. If several events have the same
   * id, a link opens the first.
   */
  id: string;
  title: string;
  /** Plain text; line breaks are kept. '' if not set. */
  description: string;
  /** '' if not set. */
  location: string;
  /** The picture's absolute address; '' if not set. */
  imageUrl: string;
  /** More pictures' absolute addresses. */
  otherImages: string[];
  /** Null if the sheet gives no valid date. */
  date: Day | null;
  // The fields below are optional. An event has one only if its row gives it a value.
  /** `HH:MM`, or `HH:MM-HH:MM` with its end; an end before the start is on the next day. In `timeZone`. */
  time?: string | undefined;
  /** IANA name of the society's time zone. */
  timeZone?: string | undefined;
  /** The same as `id`, if the sheet's own id is a number, which could be taken for a position. */
  calendarId?: string | undefined;
  /** Only if the event does not take place as planned. */
  status?: EventStatus | undefined;
  /** The absolute address where people register. */
  link?: string | undefined;
  /** Such as 'Workshop'. */
  type?: string | undefined;
  /** The meeting point on a maps service: https. */
  map?: string | undefined;
}

export const UNTITLED_EVENT = 'Untitled Event';

/** The three sections of the events page. */
export interface ClassifiedEvents {
  today: SocietyEvent[];
  /** Today's and later events, earliest first; includes `today`. */
  upcoming: SocietyEvent[];
  /** Newest first; events without a date are last. */
  past: SocietyEvent[];
}

/** Returns an event's facts with their labels. @param withBrief whether to include those that change. */
export function factsOf(event: SocietyEvent, withBrief: boolean) {
  return EVENT_FACT_NAMES.flatMap((name) => {
    const fact = EVENT_FACTS[name];
    const text = event[name];
    return text && (withBrief || !('isBrief' in fact)) ? [{ name, label: fact.label, text }] : [];
  });
}

/** Returns an event whose relative addresses start at a base URL. */
export function eventAt(event: SocietyEvent, base: string): SocietyEvent {
  const { imageUrl, otherImages, link } = event;
  return {
    ...event,
    imageUrl: addressAt(imageUrl, base),
    otherImages: otherImages.map((address) => addressAt(address, base)),
    ...(link && { link: addressAt(link, base) }),
  };
}

export function pictureCount({ imageUrl, otherImages }: SocietyEvent): number {
  return new Set([imageUrl, ...otherImages].filter(Boolean)).size;
}

/** Caches the last classified list, because its sections are requested many times. */
let classified: { events: readonly SocietyEvent[]; today: Day; sections: ClassifiedEvents } | undefined;

/**
 * Sorts events into the page's sections as of a day. Within a day, events without a time come first, and cancelled or
 * postponed ones last. Past events are reversed, with those still last on their day. Otherwise, keeps the sheet's order.
 */
export function classifyEvents(events: readonly SocietyEvent[], today: Day): ClassifiedEvents {
  if (classified?.events !== events || classified.today !== today) {
    const upcoming = events.filter(({ date }) => date !== null && date >= today).sort(inOrder(1));
    const past = events.filter(({ date }) => date === null || date < today).sort(inOrder(-1));
    const sections = { today: upcoming.filter(({ date }) => date === today), upcoming, past };
    classified = { events, today, sections };
  }
  return classified.sections;
}

/**
 * Orders by day and time, ascending or descending. A missing day is treated as the earliest. Events that don't take
 * place come last on their day.
 */
function inOrder(sign: 1 | -1) {
  return (a: SocietyEvent, b: SocietyEvent) =>
    sign * compareTexts(a.date ?? '', b.date ?? '') ||
    Number(takesPlace(b)) - Number(takesPlace(a)) ||
    sign * compareTexts(a.time ?? '', b.time ?? '');
}

export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Comes before the date of a postponed event. */
export const PLANNED_FOR = 'Postponed, was planned for';

export type EventStatus = 'cancelled' | 'postponed' | 'moved online';

/** Returns a status in the form that visitors see. */
export function statusText(status: EventStatus): Capitalize<EventStatus> {
  return (status.charAt(0).toUpperCase() + status.slice(1)) as Capitalize<EventStatus>;
}

/** Tests whether an event takes place on its date. A postponed event's date is the one it was planned for. */
export function takesPlace({ status }: SocietyEvent): boolean {
  return status !== 'cancelled' && status !== 'postponed';
}

/** Tests whether visitors can still register: the event takes place, today, later or on a day that isn't known yet. */
export function isOpenForRegistration(event: SocietyEvent, today: Day): boolean {
  return takesPlace(event) && (event.date === null || event.date >= today);
}

/**
 * Returns an event's absolute registration URL, for calendars and mail; '' if it has none, or doesn't take place.
 * @param page an absolute URL against which relative ones resolve.
 */
export function registrationAddress(event: SocietyEvent, page = ''): string {
  const { link } = event;
  if (!link || !takesPlace(event)) return '';
  try {
    const url = page ? new URL(link, page) : new URL(link);
    return /^https?:$/.test(url.protocol) ? url.href : '';
  } catch {
    return '';
  }
}
