import type { SheetName } from '../settings/settings';

/** The pages of the lists. */
export const LIST_PAGES = {
  events: '/events',
  news: '/news',
  'student-life': '/student-life',
} as const satisfies Record<SheetName, string>;

/** An item that a page's address names. */
export interface NamedItem {
  sheet: SheetName;
  id: string;
}

/** The path of an item's page, or of the page that opens it. */
export function itemPath({ sheet, id }: NamedItem): string {
  const encoded = encodeURIComponent(id);
  return sheet === 'events' ? `${LIST_PAGES.events}/${encoded}` : `${LIST_PAGES[sheet]}?item=${encoded}`;
}

/** The item that an address names, if it does. @param pathname without a slash at its end. */
export function namedItem(pathname: string, query: URLSearchParams): NamedItem | undefined {
  const [list = '', segment = '', ...more] = pathname.split(/(?<=.)\//);
  if (list === LIST_PAGES.events && segment && more.length === 0) return { sheet: 'events', id: decoded(segment) };
  const sheet = (['news', 'student-life'] as const).find((name) => LIST_PAGES[name] === pathname);
  const id = query.get('item');
  return sheet && id ? { sheet, id } : undefined;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // malformed, so it is no event's id
  }
}
