import { linkAddress } from '../addresses/address';
import { isEmail } from '../forms/field-rules';
import { imageReader } from '../lists/image-cell';
import { type Normalised, normaliseRows } from '../lists/normalise-rows';
import { NO_ADDRESS } from '../lists/reasons';
import type { PageSection } from './pages';

/** The columns of the `pages` sheet, with their other names. */
export const PAGE_COLUMNS = {
  page: ['path', 'url'],
  title: ['heading'],
  text: ['content', 'description'],
  image: ['picture', 'imageUrl', 'img'],
  link: ['email'],
  button: ['linkText', 'label'],
} as const;

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
