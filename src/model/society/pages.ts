import { linkAddress } from '../addresses/address';
import { isEmail } from '../forms/field-rules';
import { imageReader } from '../lists/image-cell';
import { type Normalised, normaliseRows } from '../lists/normalise-rows';
import type { Query } from '../lists/query';
import { whole } from '../lists/range';
import { NO_ADDRESS } from '../lists/reasons';

/** A row of the `pages` sheet: a section of a page. */
export interface PageSection {
  /** The page's name in its path: `partners`. */
  page: string;
  /** The page's title in its first section; '' for a section without a heading. */
  title: string;
  /** Plain text with paragraphs, lists and addresses. */
  text: string;
  /** '' if there is none. */
  image: string;
  /** Where the button below the text leads: a web address, a path on the site or an email address. */
  link?: string | undefined;
  /** The button's label; without one, the address is shown. */
  button?: string | undefined;
}

/** A page from the `pages` sheet. */
export interface SocietyPage {
  name: string;
  title: string;
  /** The first has the text below the page's title. */
  sections: readonly PageSection[];
}

/** The columns of the `pages` sheet, with their other names. */
export const PAGE_COLUMNS = {
  page: ['path', 'url'],
  title: ['heading'],
  text: ['content', 'description'],
  image: ['picture', 'imageUrl', 'img'],
  link: ['email'],
  button: ['linkText', 'label'],
} as const;

/** Pages of the product that take their text from the sheet, if it has them. */
const PRODUCT_PAGES_WITH_SECTIONS = ['privacy', 'terms', 'location'] as const;

/** First segments of the product's own paths, which no page can take. */
const TAKEN = new Set([
  '404',
  'about',
  'alumni',
  'api',
  'board',
  'contact',
  'contacts',
  'content',
  'demo',
  'desk',
  'dev',
  'embed',
  'events',
  'fonts',
  'frame',
  'healthz',
  'home',
  'index',
  'news',
  'newsletters',
  'oembed',
  'photos',
  'pictures',
  'readyz',
  'robots',
  'search',
  'sitemap',
  'site',
  'student-life',
  'unsubscribe',
  'users',
  'widgets',
]);

const NAME = /^[a-z\d]+(?:-[a-z\d]+)*$/;
const MAX_NAME_CHARACTERS = 60;

const NO_PAGE = 'is missing, so the row is not shown';
const NO_PAGE_NAME = 'cannot be part of a URL, so the row is not shown';
const TAKEN_PAGE = 'is a page of the website itself, so the row is not shown';
const NO_TITLE = 'is missing; the first row of a page has its title';

/**
 * Turns the rows of the `pages` sheet, or of the server's response, into sections, in the sheet's order.
 * @param base for relative addresses; '' leaves them unchanged.
 */
export function normalisePages(rows: readonly unknown[], base = ''): Normalised<PageSection> {
  const known = new Set<string>();
  return normaliseRows(rows, PAGE_COLUMNS, ({ text, read, report }) => {
    const written = text('page');
    const page = pageName(written);
    const fault = pageFault(written, page);
    if (fault) {
      report('page', written, fault);
      return undefined;
    }
    const title = text('title').replace(/\s+/g, ' ');
    if (!known.has(page) && !title) report('title', '', NO_TITLE);
    known.add(page);
    return {
      page,
      title,
      text: text('text'),
      image: imageReader(base, report)('image', text('image')),
      link: read('link', (cell) => (isEmail(cell) ? cell : linkAddress(cell, base)), NO_ADDRESS) ?? '',
      button: text('button'),
    };
  });
}

/** Returns why no page can have this name; '' if it can. @param written the cell, from which the name was made. */
function pageFault(written: string, name: string): string {
  if (!written) return NO_PAGE;
  if (!name) return NO_PAGE_NAME;
  return TAKEN.has(name) ? TAKEN_PAGE : '';
}

/** Returns the name in a cell such as `Partners`, `/partners` or `new here`; '' if it can't be part of a URL. */
function pageName(written: string): string {
  const name = written
    .toLowerCase()
    .replace(/^\/|\/$/g, '')
    .replace(/[\s_]+/g, '-');
  return NAME.test(name) && name.length <= MAX_NAME_CHARACTERS ? name : '';
}

/** Tests whether a page is one of the society's own, rather than one of the product with the society's text. */
export function isOwnPage({ page }: Pick<PageSection, 'page'>): boolean {
  return !PRODUCT_PAGES_WITH_SECTIONS.some((name) => name === page);
}

/** Groups sections into pages, in the order in which the sheet first names them. */
export function pagesFrom(sections: readonly PageSection[]): SocietyPage[] {
  const byName = new Map<string, PageSection[]>();
  for (const section of sections) {
    const own = byName.get(section.page) ?? [];
    own.push(section);
    byName.set(section.page, own);
  }
  return [...byName].map(([name, own]) => ({ name, title: own[0]?.title || titleFromName(name), sections: own }));
}

/** Returns a title for a page whose first row has none: `New here`. */
function titleFromName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}

/** A query for the pages' names and titles, in the sheet's order: the first section of each, without its text. */
export const pageList: Query<PageSection> = {
  key: 'titles',
  select: (sections) =>
    whole(pagesFrom(sections).map(({ name, title }) => ({ page: name, title, text: '', image: '' }))),
};

/** Returns a query for the sections of a page; none if there is no such page. */
export function pageNamed(name: string): Query<PageSection> {
  return { key: `page=${name}`, select: (sections) => whole(sections.filter(({ page }) => page === name)) };
}
