import type { FirstData } from '../model/first-data';

/**
 * The inner HTML of `#root` for a page with its data. Runs on the server, in a worker.
 * @param path of the page, as `/events/42`.
 * @param first what it shows; without it, the page is as it stands before its data.
 */
export async function renderPage(_path: string, _first?: FirstData): Promise<string> {
  throw new Error('not there yet');
}

/** How a tag is rendered: its attributes by name, and the language of its dates. */
export interface TagOptions {
  /** As in HTML: `event-href`. `api` is the base of addresses. */
  attributes: Record<string, string>;
  lang: string;
}

/**
 * The first view of a tag: the HTML of its shadow root without slot and style, and the styles that it needs.
 * @param name without `ummes-`, as `events`.
 */
export async function renderTag(
  _name: string,
  _options: TagOptions,
  _first?: FirstData,
): Promise<{ html: string; css: string }> {
  throw new Error('not there yet');
}
