import type { SheetEntity } from './entity';
import { eventsSheet } from './events';
import { newsSheet } from './news';
import { studentLifeSheet } from './student-life';

/** Every sheet the server answers from. */
export const SHEETS: readonly SheetEntity[] = [eventsSheet, newsSheet, studentLifeSheet];
