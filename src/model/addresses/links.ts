import { graphemes } from '../text/graphemes';

/** Maximum length of a link with text. Longer ones fail in mail programs on Windows, which accept about 2,000. */
const MAX_LINK_CHARACTERS = 1800;

/** Encodes text for a URL. Unlike `encodeURIComponent`, accepts any text: lone surrogates become U+FFFD. */
export function encodePart(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

interface Mail {
  subject?: string;
  body?: string;
}

interface MailLink {
  href: string;
  /** Whether the body didn't fit and was shortened. */
  isShortened: boolean;
}

/** Returns a mailto: link that fits into 1,800 characters. If the body is too long, the link has only its start. */
export function mailLink(email: string, { subject = '', body = '' }: Mail = {}): MailLink {
  const address = `mailto:${email.split('@').map(encodePart).join('@')}`;
  const subjectPart = subject && `subject=${fitted(encodedLines(subject), MAX_SUBJECT_CHARACTERS).text}`;
  const start = [address, subjectPart].filter(Boolean).join('?');
  if (!body) return { href: start, isShortened: false };
  const before = `${start}${subjectPart ? '&' : '?'}body=`;
  const { text, isShortened } = fitted(encodedLines(body), MAX_LINK_CHARACTERS - before.length);
  return { href: before + text, isShortened };
}

/** Returns a mailto: link without text. */
export const mailAddress = (email: string): string => mailLink(email).href;

/** Returns the address at which calendar apps subscribe to the calendar at an http(s) URL. */
export function webcalAddress(url: string): string {
  return url.replace(/^https?:/, 'webcal:');
}

/** Returns the page on which Google Calendar adds a calendar. It accepts webcal: addresses, but not every https: one. */
export function googleSubscription(webcal: string): string {
  const calendar = encodePart(webcal).replaceAll('%3A', ':').replaceAll('%2F', '/'); // easier to read, and allowed
  return `https://calendar.google.com/calendar/r?cid=${calendar}`;
}

/** Maximum length of an encoded subject. */
const MAX_SUBJECT_CHARACTERS = 400;
const ELLIPSIS = encodePart('…');

/** Yields the encoded characters of a text. Line breaks are CRLF, as email needs. */
function* encodedLines(text: string): Generator<string> {
  for (const character of graphemes(text.replace(/\r\n?/g, '\n'))) yield encodePart(character.replace('\n', '\r\n'));
}

/** Joins encoded characters up to a length; if they don't fit, ends with an ellipsis. */
function fitted(characters: Iterable<string>, length: number): { text: string; isShortened: boolean } {
  let text = '';
  /** The end of the text that leaves room for the ellipsis. */
  let end = 0;
  for (const character of characters) {
    if (text.length + character.length > length) return { text: text.slice(0, end) + ELLIPSIS, isShortened: true };
    text += character;
    if (text.length + ELLIPSIS.length <= length) end = text.length;
  }
  return { text, isShortened: false };
}
