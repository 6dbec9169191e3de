import type { Query } from '../lists/query';
import { pageBounds, type Range } from '../lists/range';
import { type AlumniFilters, type Alumnus, type AlumnusRow, batchesOf, filterAlumni } from './alumnus';

/** Cards on a page of the directory. */
export const ALUMNI_PER_PAGE = 12;

/** The largest directory that a server sends at once to a view that takes a page: about 40 kB. */
export const MAX_WHOLE_DIRECTORY = 500;

/** The largest directory that a browser searches itself; a larger one it asks the server to search. */
export const MAX_SEARCHED_DIRECTORY = 3000;

/** Filters and page (from 1) of the directory. A host page can keep them in its address. */
export interface AlumniView extends AlumniFilters {
  page: number;
}

export const FIRST_VIEW: AlumniView = { name: '', batch: '', page: 1 };

/** A page of the people found in the directory; the server sends it with rows. */
export interface AlumniPage<Person = AlumnusRow> {
  /** The people of the page, in the directory's order. */
  items: readonly Person[];
  /** The page, from 1; a number outside the pages becomes the nearest one. */
  page: number;
  /** How many people were found. */
  total: number;
  /** How many people there are. */
  all: number;
  /** The batches of all people, each once, latest first. */
  batches: readonly string[];
}

/** A page of the directory as a view shows it. */
export interface Directory extends AlumniPage<Alumnus>, Range<Alumnus> {}

/** Asks for a page of the directory. The key is its address's query, as the server reads it. */
export function directoryQuery(view: AlumniView): Query<Alumnus, Directory> {
  return { key: alumniQuery(view), select: (people) => directoryOf(alumniPage(people, view)) };
}

/** Adds the position of a page in the people found. */
export function directoryOf(page: AlumniPage<Alumnus>): Directory {
  return { ...page, offset: (page.page - 1) * ALUMNI_PER_PAGE };
}

/** Finds a page of people among all of them. */
export function alumniPage<Person extends Pick<Alumnus, 'batch' | 'searchName'>>(
  people: readonly Person[],
  { page, ...filters }: AlumniView,
  batches: readonly string[] = batchesOf(people),
): AlumniPage<Person> {
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

/** The query of a view, with its question mark; '' for the first page of everybody. */
export function alumniQuery({ name, batch, page }: AlumniView): string {
  const query = `${new URLSearchParams({
    ...(name && { name }),
    ...(batch && { batch }),
    ...(page > 1 && { page: String(page) }),
  })}`;
  return query && `?${query}`;
}

/** The view that a query asks for. */
export function alumniViewOf(query: URLSearchParams): AlumniView {
  const page = Number(query.get('page') || 1);
  return {
    name: query.get('name') ?? '',
    batch: query.get('batch') ?? '',
    page: Number.isFinite(page) ? page : 1,
  };
}
