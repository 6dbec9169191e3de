import type { Query } from '../lists/query';
import { whole } from '../lists/range';

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

/** Pages of the product that take their text from the sheet, if it has them. */
const PRODUCT_PAGES_WITH_SECTIONS = ['privacy', 'terms', 'location'] as const;

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
