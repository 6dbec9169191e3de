import type { SocietyEvent } from '../events/event';
import type { NewsItem } from '../news/news';
import type { GalleryImage } from '../pictures/gallery-image';
import type { Slide } from '../pictures/slide';
import type { BoardMember } from '../society/board';
import type { PageSection } from '../society/pages';
import type { SiteValue } from '../society/society';
import type { Project } from '../student-life/project';
import { boardSheet } from './board';
import { eventsSheet } from './events';
import { gallerySheet } from './gallery';
import { newsSheet } from './news';
import { pagesSheet } from './pages';
import { type AnySheetKind, SHEET_NAMES, type SheetKind, type SheetName } from './sheet-kind';
import { siteSheet } from './site';
import { slidesSheet } from './slides';
import { studentLifeSheet } from './student-life';

/** The items of each sheet. */
export interface SheetItems {
  site: SiteValue;
  events: SocietyEvent;
  news: NewsItem;
  'student-life': Project;
  board: BoardMember;
  gallery: GalleryImage;
  slides: Slide;
  pages: PageSection;
}

export const SHEET_KINDS: { readonly [Name in SheetName]: SheetKind<SheetItems[Name]> } = {
  site: siteSheet,
  events: eventsSheet,
  news: newsSheet,
  'student-life': studentLifeSheet,
  board: boardSheet,
  gallery: gallerySheet,
  slides: slidesSheet,
  pages: pagesSheet,
};

/** The kinds in the order of the workbook's tabs. */
export const ALL_KINDS: readonly AnySheetKind[] = SHEET_NAMES.map((name) => SHEET_KINDS[name]);

/** Returns a value for each sheet. */
export function forEachSheet<Value>(makeValue: (name: SheetName) => Value): Record<SheetName, Value> {
  return Object.fromEntries(SHEET_NAMES.map((name) => [name, makeValue(name)])) as Record<SheetName, Value>;
}
