import { addDays, type Day } from '../time/day';
import { instantOf } from '../time/zoned-time';
import type { SocietyEvent } from './event';

/** A moment in the society's time. */
export interface Moment {
  day: Day;
  /** `HH:MM`. */
  time: string;
  /** Undefined when the zone is not known. */
  instant: Date | undefined;
}

/** When an event begins and, if known, ends; undefined for one without a date or time. */
export function eventMoments({ date, time, timeZone }: SocietyEvent): { start: Moment; end?: Moment } | undefined {
  if (!date || !time) return undefined;
  const moment = (day: Day, clock: string): Moment => ({
    day,
    time: clock,
    instant: instantOf(day, clock, timeZone),
  });
  const [from = '', to] = time.split('-');
  const start = moment(date, from);
  if (!to) return { start };
  const lastDay = to < from ? addDays(date, 1) : date;
  const isPossible = `${lastDay}${to}` > `${date}${from}`; // the last day there is has no next
  return isPossible ? { start, end: moment(lastDay, to) } : { start };
}
