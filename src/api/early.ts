/** A call that the loader started beside the tag's code, so that data and code arrive together. */
export interface EarlyAnswer {
  url: string;
  answer: Promise<Response>;
  /** Ends the call; missing where another version's loader has started it. */
  abort?: AbortController;
}

const waiting = new Map<string, EarlyAnswer>();

/** Tags that upgrade later bring the same answers along, which have been read by then. */
const known = new WeakSet<EarlyAnswer>();

/** Keeps a started call for the first reader of its address. */
export function keepEarlyAnswer(early: EarlyAnswer): void {
  if (known.has(early)) return;
  known.add(early);
  waiting.set(early.url, early);
}

/** The started call of an address, once; a body can be read only once. */
export function takeEarlyAnswer(url: string): EarlyAnswer | undefined {
  const early = waiting.get(url);
  waiting.delete(url);
  return early;
}
