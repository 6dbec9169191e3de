import type { Society } from './society';

/** Returns a page's title for tabs, search results and link previews. @param title the page's own; '' for the home page. */
export function documentTitle(title: string, { name, longName }: Pick<Society, 'name' | 'longName'>): string {
  return title ? `${title} · ${name}` : [name, longName].filter(Boolean).join(', ');
}
