import { ALUMNI_PAGE_TYPE, ALUMNI_PAGES_PATH, ALUMNI_PATH } from '../model/addresses/api-paths';
import { ALUMNI_PER_PAGE, type AlumniPage, type AlumniView, alumniQuery } from '../model/alumni/alumni-page';
import { type Alumnus, batchesOf, normaliseAlumni } from '../model/alumni/alumnus';
import { type Slice, whole } from '../model/lists/slice';
import { CallError, callJson } from './call';
import { sharedResource } from './resource';

/** Everybody in the directory, or the people on a page of it. */
export interface Directory {
  /** The view that it was asked for, as `alumniQuery` writes it; '' for everybody. */
  query: string;
  people: Slice<Alumnus>;
  /** How many people there are. */
  all: number;
  /** The batches of all of them. */
  batches: readonly string[];
}

/** A server has sent a page in place of everybody. */
function isPage(body: unknown): body is AlumniPage {
  const { items, batches, page, total, all } = Object(body) as Partial<AlumniPage>;
  return [items, batches].every(Array.isArray) && [page, total, all].every(Number.isInteger);
}

/** Reads a page, a list, or an object with `users`; anything else is an error, also `success: false` (PRODUCT.md). */
function readDirectory(body: unknown, api: string, path: string, query = ''): Directory {
  const base = api && `${api}/`;
  if (isPage(body)) {
    const { items, page, total, all, batches } = body;
    const offset = (page - 1) * ALUMNI_PER_PAGE;
    return { query, people: { items: normaliseAlumni(items, base).items, offset, total }, all, batches };
  }
  const list = Array.isArray(body) ? body : (body as { users?: unknown } | null)?.users;
  if (!Array.isArray(list)) throw new CallError('format', `${api}${path} did not answer with a list`);
  const { items } = normaliseAlumni(list, base);
  return { query, people: whole(items), all: items.length, batches: batchesOf(items) };
}

/** True for a directory with everybody in it. */
export function hasEverybody({ people, all }: Directory): boolean {
  return people.items.length === all;
}

/** The directory of the server at a base address, as a list of one: everybody, or of many the first page. */
export const directoryAt = sharedResource(
  ALUMNI_PATH,
  (body) => [body],
  (bodies, base) => ({
    items: bodies.map((body) => readDirectory(body, base.replace(/\/$/, ''), ALUMNI_PATH)),
    problems: [],
  }),
  ({ alumni, search }, items): Directory | undefined => {
    const [directory] = alumni ? items([alumni]) : [];
    return directory && { ...directory, query: search ? `?${search}` : '' };
  },
  // CORS lets it pass without a preflight.
  { Accept: `${ALUMNI_PAGE_TYPE}, application/json` },
);

/** A page of the directory, from a server that has sent one before. Throws CallError. */
export async function loadAlumniPage(api: string, view: AlumniView, signal: AbortSignal): Promise<Directory> {
  const query = alumniQuery(view);
  return readDirectory(await callJson(api + ALUMNI_PAGES_PATH + query, { signal }), api, ALUMNI_PAGES_PATH, query);
}
