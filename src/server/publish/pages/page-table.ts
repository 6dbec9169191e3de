import { readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ADDRESS_PLACEHOLDER, WEBCAL_PLACEHOLDER } from '../../../model/addresses/api-paths';
import { webcalAddress } from '../../../model/addresses/links';
import { DESK_PAGES } from '../../../model/desk/desk-paths';
import { RECEIVES_ATTRIBUTE, type Receivable } from '../../../model/forms/receiving';
import { escapeHtml } from '../../../model/text/escape-html';
import { contentSecurityPolicy } from '../../http/csp';
import { DESK_HEADERS } from '../../http/headers';
import { LIST_PAGES } from '../keys/addresses';

/** A page in the build's list. */
export interface ListedPage {
  /** Exact, or with `{name}` for one segment. */
  path: string;
  /** Relative to the static root. */
  file: string;
  /** Without the society's name; '' for the home page. Undefined for pages that aren't rendered. */
  title?: string;
  /** Additions to the page's policy, such as hashes of inline styles. */
  csp?: Record<string, string[]>;
}

/** A built page, or another file that contains the site URL. */
export interface SitePage {
  path: string;
  /** Relative to the static root. */
  file: string;
  headers: Readonly<Record<string, string>>;
  title?: string;
  /** Whether it may be one of the society's own pages. */
  isOwn?: boolean;
  /** Matches the paths of a page of which there is one per item; undefined for other pages. */
  pattern?: RegExp;
}

/** The path of the society's own pages, which may not be that of a file. */
const OWN_PAGE = '/{page}';

/** The page for unknown paths. */
const NOT_FOUND_PATH = '/404';
const NOT_FOUND_FILE = '404.html';

/** Content types of files that contain the site URL, by path suffix. */
const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '/sitemap.xml': 'text/xml; charset=utf-8',
  '/robots.txt': 'text/plain; charset=utf-8',
};

interface PageTableOptions {
  build: { web: string; pages: string };
  /** The public site URL, for canonical links, previews, the sitemap and robots.txt. */
  siteUrl: string;
  /** Forms that are accepted, listed on each page's `html` element. */
  receives: readonly Receivable[];
}

/** The built pages, without data. */
export class PageTable {
  readonly #pages: readonly SitePage[];

  /** @throws if there is no list of pages. */
  constructor(readonly options: PageTableOptions) {
    const list: ListedPage[] = JSON.parse(readFileSync(options.build.pages, 'utf8'));
    this.#pages = list.map(({ path, file, title, csp }) => ({
      path,
      file,
      ...(title !== undefined && { title }),
      headers: headersOf(path, file, csp),
      ...(path.includes('{') && { pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`) }),
    }));
  }

  get notFound(): SitePage {
    const listed = this.#pages.find(({ path }) => path === NOT_FOUND_PATH);
    return listed ?? { path: NOT_FOUND_PATH, file: NOT_FOUND_FILE, headers: headersOf(NOT_FOUND_PATH, NOT_FOUND_FILE) };
  }

  /** The paths of pages that have no parameters. */
  get paths(): string[] {
    return this.#pages.filter(({ path, pattern }) => !pattern && path !== NOT_FOUND_PATH).map(({ path }) => path);
  }

  /**
   * Finds the page at a path, with or without a trailing slash: in the list, or else another file that contains the
   * site URL, or else a folder's index page. The file need not exist.
   * @param requested the path as the client sent it, without the query.
   */
  find(requested: string): SitePage | undefined {
    const path = requested.replace(/(?<=.)\/$/, '');
    const plain = decoded(path);
    // No page has an empty or dot segment in its path.
    if (path !== '/' && /\/(?:\.\.?)?(?:\/|$)/.test(plain)) return undefined;
    if (path === NOT_FOUND_PATH || path === `/${NOT_FOUND_FILE}`) return undefined;
    const page =
      this.#pages.find((each) => each.path === path) ?? this.#pages.find(({ pattern }) => pattern?.test(path));
    if (page && page.path !== OWN_PAGE) return { ...page, path };
    const file = this.#fileAt(plain);
    if (!page || (file && isFile(join(this.options.build.web, file.file)))) return file;
    return { ...page, path, isOwn: true };
  }

  /** Returns another file that contains the site URL, or else a folder's index page. The file need not exist. */
  #fileAt(plain: string): SitePage | undefined {
    if (plain.includes('\\')) return undefined; // an item's id may have one, but on Windows, it separates folders
    if (this.#pages.some(({ file }) => `/${file}` === plain)) return undefined; // it would lack the page's headers
    return contentTypeOf(plain) === undefined ? fileAt(`${plain}/`, `${plain}/index.html`) : fileAt(plain, plain);
  }

  /** Reads a page, and replaces the placeholders for the site URL. @returns null if there is no such file. */
  read({ file }: SitePage): string | null {
    const { build, siteUrl, receives } = this.options;
    const path = join(build.web, file);
    if (!path.startsWith(build.web + sep) || !isFile(path)) return null;
    const linked = withSiteUrl(readFileSync(path, 'utf8'), siteUrl);
    return receives.length === 0
      ? linked
      : linked.replace('<html ', `<html ${RECEIVES_ATTRIBUTE}="${receives.join(' ')}" `);
  }
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Replaces the placeholders for the site URL. */
export function withSiteUrl(text: string, siteUrl: string): string {
  const calendars = escapeHtml(webcalAddress(siteUrl));
  return text.replaceAll(WEBCAL_PLACEHOLDER, calendars).replaceAll(ADDRESS_PLACEHOLDER, escapeHtml(siteUrl));
}

function fileAt(path: string, file: string): SitePage {
  return { path: encodeURI(path), file: file.slice(1), headers: headersOf(path, file) };
}

/**
 * Whether tags in frames link to a page. If a frame's sandbox allows new windows but keeps them in the sandbox, Chromium
 * 156 shows an error instead of a page with an opener policy.
 */
function isOpenedFromFrames(path: string): boolean {
  return Object.values(LIST_PAGES).some((list) => path === list || path === `${list}/{id}`);
}

function headersOf(path: string, file: string, csp?: Record<string, string[]>): Record<string, string> {
  const type = contentTypeOf(`/${file}`) ?? '';
  if (type !== CONTENT_TYPES['.html']) return { 'Content-Type': type };
  const isDesk = DESK_PAGES.includes(path); // the desk allows no additions
  return {
    'Content-Type': type,
    'Content-Security-Policy': contentSecurityPolicy(path.replace(/\{.*/, '') || '/', isDesk ? {} : csp) ?? '',
    ...(!isOpenedFromFrames(path) && { 'Cross-Origin-Opener-Policy': 'same-origin' }),
    ...(isDesk && DESK_HEADERS),
  };
}

function contentTypeOf(file: string): string | undefined {
  return Object.entries(CONTENT_TYPES).find(([suffix]) => file.endsWith(suffix))?.[1];
}

/** Decodes a path, but keeps encoded slashes encoded. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path; // malformed: only an item's page may have such a path
  }
}
