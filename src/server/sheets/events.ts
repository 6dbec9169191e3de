import { eventRow, normaliseEvents, type SocietyEvent } from '../../model/event';
import { eventSchema } from '../../model/event-schema';
import type { SheetEntity } from './entity';

export const eventsSheet: SheetEntity<SocietyEvent> = {
  name: 'events',
  columns: [['title'], ['date']],
  schema: eventSchema,
  normalise: (rows) => normaliseEvents(rows),
  toRow: eventRow,
};
