import { formatDay, formatTime } from '../time/day';
import type { SocietyEvent } from './event';

/** When an event is, as its poster says it: '' for what the event does not have. */
export function posterDate({ date, time }: Pick<SocietyEvent, 'date' | 'time'>, lang?: string) {
  const part = (options: Intl.DateTimeFormatOptions) => (date ? formatDay(date, options, lang) : '');
  const clocks = date && time ? time.split('-') : [];
  return {
    day: part({ day: 'numeric' }),
    weekday: part({ weekday: 'long' }),
    month: part({ month: 'long', year: 'numeric' }),
    time: clocks.map((clock) => formatTime(clock, lang)).join(' – '),
  };
}

/** The size of a poster's title: the longer, the smaller. */
export function titleSize(title: string): 'large' | 'medium' | 'small' {
  if (title.length <= 24) return 'large';
  return title.length <= 60 ? 'medium' : 'small';
}

/** A page's address without what nobody types. */
export function shortAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/u, '');
}
