import { PRELOADED } from '../../src/api/preloaded-response';
import { address, once, type Tag } from './tags';

/** Starts the call of an element, which also serves others of its kind. */
export function preload(element: Tag, data: string): void {
  const url = address(element) + data;
  const call = once(url, () => startCall(url));
  for (const other of document.querySelectorAll<Tag>(element.localName)) {
    if (address(other) + data === url) other[PRELOADED] ??= call;
  }
}

/** The tag takes it for its own, which in a directory asks for a page instead of all: too many bytes for here. */
function startCall(url: string) {
  const abort = new AbortController();
  const response = fetch(url, { signal: abort.signal });
  response.catch(() => {}); // the tag that takes the response handles the failure
  return { url, response, abort };
}
