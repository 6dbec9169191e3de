import { cleanText, excerpt } from '../text/text';

/** An error's text is shown up to this length. */
const MAX_CHARACTERS = 300;
/** How deep an error may lie in a body. */
const MAX_DEPTH = 4;
/** Where servers put an error's text, the most usual first. */
const KEYS = ['message', 'error', 'detail', 'title', 'reason', 'errors'];

/**
 * The text that a failed answer's body gives as its reason: a text itself, or a text in an object or a
 * list. '' when there is none, and for a page of HTML.
 */
export function errorText(body: unknown, depth = 0): string {
  if (typeof body === 'string') {
    const text = cleanText(body).trim();
    return /^<[a-z!?/]/i.test(text) ? '' : excerpt(text, MAX_CHARACTERS).text;
  }
  if (typeof body !== 'object' || body === null || depth > MAX_DEPTH) return '';
  const parts = Array.isArray(body) ? body : KEYS.map((key) => (body as Record<string, unknown>)[key]);
  for (const part of parts) {
    const text = errorText(part, depth + 1);
    if (text) return text;
  }
  return '';
}
