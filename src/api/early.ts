/** A call that the loader started beside the tag's code, so that data and code arrive together. */
export interface EarlyAnswer {
  url: string;
  answer: Promise<Response>;
}

const waiting = new Map<string, Promise<Response>>();

/** Tags that upgrade later bring the same answers along, which have been read by then. */
const known = new WeakSet<EarlyAnswer>();

/** Keeps a started call for the first reader of its address. */
export function keepEarlyAnswer(early: EarlyAnswer): void {
  if (known.has(early)) return;
  known.add(early);
  waiting.set(early.url, early.answer);
}

/** The started call of an address, once; a body can be read only once. */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const answer = waiting.get(url);
  waiting.delete(url);
  return answer;
}
