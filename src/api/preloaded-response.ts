/** A call that the loader started beside the tag's code, so that data and code arrive together. */
export interface PreloadedResponse {
  url: string;
  response: Promise<Response>;
  /** Ends the call; missing if another version's loader has started it. */
  abort?: AbortController;
}

const unread = new Map<string, PreloadedResponse>();

/** Tags that are upgraded later bring the same responses, which have been read by then. */
const known = new WeakSet<PreloadedResponse>();

/** Keeps a started call for the first reader of its address. */
export function keepPreloadedResponse(preloaded: PreloadedResponse): void {
  if (known.has(preloaded)) return;
  known.add(preloaded);
  unread.set(preloaded.url, preloaded);
}

/** The started call of an address, once; a body can be read only once. */
export function takePreloadedResponse(url: string): PreloadedResponse | undefined {
  const preloaded = unread.get(url);
  unread.delete(url);
  return preloaded;
}
