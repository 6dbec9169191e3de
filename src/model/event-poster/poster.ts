import { formatDay, formatTime } from '../day';
import type { SocietyEvent } from '../event';
import { statusText } from '../event-status';

/** The paper: a sheet for a notice board, and a picture for a feed. */
export type PosterFormat = 'a4' | 'square';

/** Width and height in millimetres. */
export const POSTER_SIZE_MM: Record<PosterFormat, readonly [width: number, height: number]> = {
  a4: [210, 297],
  square: [210, 210],
};

/** What stands on an event's poster. '' for what the event does not have. */
export interface PosterText {
  title: string;
  /** 'Cancelled' and the like. */
  status: string;
  /** Day of the month, weekday, month and year. */
  day: string;
  weekday: string;
  month: string;
  time: string;
  location: string;
  description: string;
  /** Who invites. */
  society: string;
  societyName: string;
  /** The event's page, as people type it. */
  address: string;
  /** Labels of what stands in the title block. */
  labels: { time: string; place: string; details: string; scan: string };
}

/** The texts of an event's poster that come from the event. */
export function posterText(event: SocietyEvent, lang?: string) {
  const { title, status, date, time, location, description } = event;
  const part = (options: Intl.DateTimeFormatOptions) => (date ? formatDay(date, options, lang) : '');
  return {
    title,
    status: status ? statusText(status) : '',
    day: part({ day: 'numeric' }),
    weekday: part({ weekday: 'long' }),
    month: part({ month: 'long', year: 'numeric' }),
    time:
      date && time
        ? time
            .split('-')
            .map((clock) => formatTime(clock, lang))
            .join(' – ')
        : '',
    location,
    description,
  };
}

/** A page's address without what nobody types. */
export function shortAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/u, '');
}
