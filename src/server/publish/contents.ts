import type { Day } from '../../model/time/day';
import type { SheetName } from '../settings/settings';
import type { People } from './people';
import type { SheetItems } from './sheet-kinds';

/** What pages and lists are made of. Null stands for a source that was never read. */
export interface Contents {
  /** The society's day. */
  day: Day;
  people: People | null;
  sheets: { [Name in SheetName]: readonly SheetItems[Name][] | null };
}

export function emptyContents(): Contents {
  return { day: '', people: null, sheets: { events: null, news: null, 'student-life': null } };
}
