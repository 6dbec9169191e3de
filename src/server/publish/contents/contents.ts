import { ALUMNI_PATH } from '../../../model/addresses/api-paths';
import { alumniViewOf } from '../../../model/alumni/alumni-page';
import type { AnyQuery, SnapshotSource } from '../../../model/lists/query';
import { type SheetName, sheetPath } from '../../../model/sheets/sheet-kind';
import { ALL_KINDS, forEachSheet, type SheetItems } from '../../../model/sheets/sheet-kinds';
import { isOwnPage, pagesFrom, type SocietyPage } from '../../../model/society/pages';
import { type Society, societyFrom } from '../../../model/society/society';
import type { Day } from '../../../model/time/day';
import type { People } from './people';

/** The data for pages and lists. Null means that the source has not been read yet. */
export interface Contents {
  /** Today in the society's time zone. */
  day: Day;
  /** The moment by which events are marked as ended, in ms since 1970. */
  now: number;
  people: People | null;
  sheets: { [Name in SheetName]: readonly SheetItems[Name][] | null };
}

export function emptyContents(): Contents {
  return { day: '', now: 0, people: null, sheets: forEachSheet(() => null) as Contents['sheets'] };
}

/** Returns what the `site` sheet says about the society. */
export function societyIn({ sheets }: Contents): Society {
  return societyFrom(sheets.site ?? []);
}

/** Returns the society's own pages, in the order of the `pages` sheet. */
export function ownPages({ sheets }: Contents): SocietyPage[] {
  return pagesFrom(sheets.pages ?? []).filter(({ name }) => isOwnPage({ page: name }));
}

/** Returns the data that a page or tag is rendered from. @param search the page's query. */
export function snapshotSource(contents: Contents, search = ''): SnapshotSource {
  return { day: contents.day, now: contents.now, search, answer: (path, query) => answerFrom(contents, path, query) };
}

function answerFrom({ people, sheets }: Contents, path: string, query: AnyQuery<never>): unknown {
  if (path === ALUMNI_PATH) return people?.shownPage(alumniViewOf(new URLSearchParams(query.key)));
  const kind = ALL_KINDS.find(({ name }) => sheetPath(name) === path);
  const items = kind && sheets[kind.name];
  return items ? query.select(items as never) : undefined;
}
