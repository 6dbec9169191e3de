import { gallery } from '../../content/gallery';
import { ALUMNI_PATH, GALLERY_PATH } from '../../model/addresses/api-paths';
import { alumniViewOf } from '../../model/alumni/alumni-page';
import { type AnyQuery, mapAnswer, type SnapshotSource } from '../../model/lists/query';
import type { Day } from '../../model/time/day';
import type { SheetName } from '../settings/settings';
import type { People } from './people';
import { SHEET_KINDS, type SheetItems, type SheetKind } from './sheet-kinds';

/** The data for pages and lists. Null means that the source has not been read yet. */
export interface Contents {
  /** Today in the society's time zone. */
  day: Day;
  people: People | null;
  sheets: { [Name in SheetName]: readonly SheetItems[Name][] | null };
}

export function emptyContents(): Contents {
  return { day: '', people: null, sheets: { events: null, news: null, 'student-life': null } };
}

/** Returns the data that a page or tag is rendered from. @param search the page's query. */
export function snapshotSource(contents: Contents, search = ''): SnapshotSource {
  return { day: contents.day, search, answer: (path, query) => answerFrom(contents, path, query) };
}

function answerFrom({ people, sheets }: Contents, path: string, query: AnyQuery<never>): unknown {
  if (path === ALUMNI_PATH) return people?.page(alumniViewOf(new URLSearchParams(query.key)));
  if (path === GALLERY_PATH) return query.select(gallery as never);
  const kinds = Object.entries(SHEET_KINDS) as [SheetName, SheetKind<never>][];
  const [name, kind] = kinds.find(([, { path: at }]) => at === path) ?? [];
  const items = name && sheets[name];
  if (!items || !kind) return undefined;
  return mapAnswer(query.select(items as never), (found) => found.map((item) => kind.toRow(item as never)));
}
