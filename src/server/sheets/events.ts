import { isDay, sheetDay } from '../../model/day';
import { eventRow, normaliseEvents, type SocietyEvent } from '../../model/event';
import type { SheetEntity } from './entity';

export const eventsSheet: SheetEntity<SocietyEvent> = {
  name: 'events',
  columns: [['title'], ['date']],
  normalise: (rows) => normaliseEvents(rows),
  toRow: eventRow,
  rowOfOldItem: (item) => {
    const { date } = item as { date?: unknown };
    return isDay(date) ? { ...(item as object), date: sheetDay(date) } : item;
  },
};
