import { z } from 'zod';
import { DESK_PATH } from '../../model/desk/desk-paths';
import { contentSecurityPolicy } from './csp';
import { DESK_HEADERS } from './headers';

const pagesSchema = z.array(
  z.object({
    /** Exact, or with `{name}` for one segment. */
    path: z.string().startsWith('/'),
    /** Below the static root. */
    file: z.string(),
    /** Additions to the page's policy, such as hashes of inline styles. */
    csp: z.record(z.string(), z.array(z.string())).optional(),
  }),
);

/** A file that is prepared before it is served. */
export interface PageFile {
  /** Below the static root. */
  file: string;
  headers: Readonly<Record<string, string>>;
}

/** A page of the build, or another prepared file, and the one spelling of its path. */
export interface FoundPage extends PageFile {
  path: string;
}

interface Page extends FoundPage {
  /** Of a path with `{name}`. */
  pattern?: RegExp;
}

/** The page for paths that no other has. */
const NOT_FOUND_PATH = '/404';
const NOT_FOUND_FILE = '404.html';

/** Files that contain the site's address, by how their names end. */
const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '/sitemap.xml': 'text/xml; charset=utf-8',
  '/robots.txt': 'text/plain; charset=utf-8',
};

/** The pages of a build. Each has one path; other spellings of it lead there, or name the same page. */
export class PageTable {
  readonly #pages: readonly Page[];

  /** @param list the text of `pages.json`. @throws if it is no list of pages. */
  constructor(list = '[]') {
    this.#pages = pagesSchema.parse(JSON.parse(list)).map(({ path, file, csp }) => ({
      path,
      file,
      headers: headersOf(path, file, csp),
      ...(path.includes('{') && { pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`) }),
    }));
  }

  get notFound(): PageFile {
    const listed = this.#pages.find(({ path }) => path === NOT_FOUND_PATH);
    return listed ?? { file: NOT_FOUND_FILE, headers: headersOf(NOT_FOUND_PATH, NOT_FOUND_FILE) };
  }

  /**
   * What a path means: a page of the list, else another prepared file, else a folder with an index page. Whether there
   * is such a file is not known here.
   * @param requested as it stands in the request, without the query.
   */
  find(requested: string): FoundPage | undefined {
    const tidy = requested.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
    const plain = decoded(tidy);
    // Browsers resolve dot segments, and take a backslash for a slash.
    if (!tidy.startsWith('/') || plain.includes('\\') || /\/\.\.?(?:\/|$)/.test(plain)) return undefined;
    if (plain === NOT_FOUND_PATH || plain === `/${NOT_FOUND_FILE}`) return undefined;
    const exact = this.#pages.find(({ path, file, pattern }) => !pattern && (path === plain || `/${file}` === plain));
    if (exact) return exact;
    const page = this.#pages.find(({ pattern }) => pattern?.test(tidy));
    if (page) return { ...page, path: tidy };
    const folder = plain.replace(/\/index\.html$/, '');
    const isFile = folder === plain && contentTypeOf(plain) !== undefined;
    return isFile ? fileAt(plain, plain) : fileAt(`${folder}/`, `${folder}/index.html`);
  }
}

function fileAt(path: string, file: string): FoundPage {
  return { path: encodeURI(path), file: file.slice(1), headers: headersOf(path, file) };
}

function headersOf(path: string, file: string, csp?: Record<string, string[]>): Record<string, string> {
  const type = contentTypeOf(`/${file}`) ?? '';
  if (type !== CONTENT_TYPES['.html']) return { 'Content-Type': type };
  const isDesk = path === DESK_PATH; // no exception for it
  return {
    'Content-Type': type,
    'Content-Security-Policy': contentSecurityPolicy(path.replace(/\{.*/, '') || '/', isDesk ? {} : csp) ?? '',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(isDesk && DESK_HEADERS),
  };
}

function contentTypeOf(file: string): string | undefined {
  return Object.entries(CONTENT_TYPES).find(([ending]) => file.endsWith(ending))?.[1];
}

/** An encoded slash stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path; // malformed: only an item's page may have such a path
  }
}
