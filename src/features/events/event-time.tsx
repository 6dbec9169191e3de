import { formatTime } from '../../model/day';
import type { SocietyEvent } from '../../model/event';
import { foreignZone } from '../../model/foreign-zone';

/** When an event begins and ends, by the society's clock; with its zone for visitors whose own clock differs. */
export function EventTime({ event: { date, time, timeZone }, lang }: { event: SocietyEvent; lang?: string }) {
  if (!date || !time) return null;
  const clocks = time.split('-');
  const [start = ''] = clocks;
  const zone = foreignZone(date, start, timeZone);
  return (
    <p part="time">
      <time dateTime={`${date}T${start}`}>{clocks.map((clock) => formatTime(clock, lang)).join(' – ')}</time>
      {zone && ` (${zone})`}
    </p>
  );
}
