/** Paths of the list pages. */
export const LIST_PAGES = {
  events: '/events',
  news: '/news',
  'student-life': '/student-life',
} as const;

/** The sheets whose items have addresses. */
export type ItemSheet = keyof typeof LIST_PAGES;

export const ALUMNI_PAGE = '/alumni';

/** Returns the path of an item: its own page, or the list page with the project's dialog open. */
export function itemPath(sheet: ItemSheet, id: string): string {
  const encoded = encodeURIComponent(id);
  return sheet === 'events' ? `${LIST_PAGES.events}/${encoded}` : `${LIST_PAGES[sheet]}?item=${encoded}`;
}

/** Returns the id in the path of an event's page; undefined for other paths. */
export function eventIdIn(path: string): string | undefined {
  const [, segment] = /^\/events\/([^/]+)$/.exec(path) ?? [];
  try {
    return segment && decodeURIComponent(segment);
  } catch {
    return segment; // malformed, so no event has it
  }
}
