import { pageBounds } from '../lists/page';
import type { Query } from '../lists/query';
import type { Range } from '../lists/range';
import { type AlumniFilters, type Alumnus, type AlumnusRow, batchesOf, filterAlumni } from './alumnus';

/** Number of cards on a directory page. */
export const ALUMNI_PER_PAGE = 12;

/** The largest directory that a server sends whole to clients that would accept just the first page: about 40 kB. */
export const MAX_WHOLE_DIRECTORY = 500;

/** The largest directory that browsers search themselves. The server searches larger ones. */
export const MAX_SEARCHED_DIRECTORY = 3000;

/** The directory's filters and page number, from 1. A host page can keep them in its URL. */
export interface AlumniView extends AlumniFilters {
  page: number;
}

export const FIRST_PAGE: AlumniView = { name: '', batch: '', page: 1 };

/** A page of the directory's search results. The API sends the people as rows, a snapshot as they are shown. */
export interface DirectoryPage<Person = AlumnusRow> {
  /** The people on the page, in the directory's order. */
  items: readonly Person[];
  /** The page number, from 1; a number out of range becomes the nearest page. */
  page: number;
  /** How many people match. */
  total: number;
  /** How many people are in the directory. */
  all: number;
  /** Every batch in the directory, once each, latest first. */
  batches: readonly string[];
}

/** A page of the directory as a view shows it. */
export interface DirectoryRange extends DirectoryPage<Alumnus>, Range<Alumnus> {}

/** Returns the query for a page of the directory. The key is the query string that the server reads. */
export function directoryQuery(view: AlumniView): Query<Alumnus, DirectoryRange> {
  return { key: alumniQuery(view), select: (people) => directoryOf(alumniPage(people, view)) };
}

/** Adds a page's position in the search results. */
export function directoryOf(page: DirectoryPage<Alumnus>): DirectoryRange {
  return { ...page, offset: (page.page - 1) * ALUMNI_PER_PAGE };
}

/** Returns a page of the people who match the filters. */
export function alumniPage<Person extends Pick<Alumnus, 'batch' | 'searchName'>>(
  people: readonly Person[],
  { page, ...filters }: AlumniView,
  batches: readonly string[] = batchesOf(people),
): DirectoryPage<Person> {
  const found = filterAlumni(people, filters);
  const bounds = pageBounds(found.length, page, ALUMNI_PER_PAGE);
  return {
    items: found.slice(bounds.first, bounds.end),
    page: bounds.page,
    total: found.length,
    all: people.length,
    batches,
  };
}

/** Returns the query string for a view, including the question mark; '' for the first page, unfiltered. */
export function alumniQuery({ name, batch, page }: AlumniView): string {
  const query = `${new URLSearchParams({
    ...(name && { name }),
    ...(batch && { batch }),
    ...(page > 1 && { page: String(page) }),
  })}`;
  return query && `?${query}`;
}

/** Longest part of a name to search for: servers render no page for longer searches. */
const MAX_CARD_NAME = 80;

/** Returns the address of a person's card on the society's site: a search for their name and year. */
export function cardPath({ name, batch }: Pick<Alumnus, 'name' | 'batch'>): string {
  const start = [...name].slice(0, MAX_CARD_NAME).join('');
  return `/alumni${alumniQuery({ name: start, batch, page: 1 })}#profile`;
}

/** Reads the filters and the page from a query string. */
export function alumniViewOf(query: URLSearchParams): AlumniView {
  const page = Number(query.get('page') || 1);
  return {
    name: query.get('name') ?? '',
    batch: query.get('batch') ?? '',
    page: Number.isFinite(page) ? page : 1,
  };
}
