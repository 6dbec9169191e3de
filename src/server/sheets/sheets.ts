import type { Logger } from 'pino';
import type { SocietyEvent } from '../../model/event';
import type { NewsItem } from '../../model/news';
import type { Project } from '../../model/project';
import type { Settings, SheetName } from '../settings/settings';
import { eventsSheetIn, newsSheet, studentLifeSheet } from './catalogue';
import { LiveSheet } from './live-sheet';
import { SheetReader } from './sheet-reader';

/** The live sheets by name. */
export interface Sheets extends Record<SheetName, LiveSheet> {
  events: LiveSheet<SocietyEvent>;
  news: LiveSheet<NewsItem>;
  'student-life': LiveSheet<Project>;
}

/**
 * Opens every sheet with its last good copy.
 * @param headers of the lists' responses.
 */
export function openSheets(settings: Settings, headers: Record<string, string>, log: Logger): Sheets {
  const reader = new SheetReader();
  const sheets: Sheets = {
    events: new LiveSheet(eventsSheetIn(settings.timeZone), settings, headers, reader, log),
    news: new LiveSheet(newsSheet, settings, headers, reader, log),
    'student-life': new LiveSheet(studentLifeSheet, settings, headers, reader, log),
  };
  for (const sheet of Object.values(sheets)) sheet.open();
  return sheets;
}
