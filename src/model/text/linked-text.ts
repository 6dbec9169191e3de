/** A stretch of text: plain, or a link. */
export interface TextOrLink {
  text: string;
  /** An http(s) address; undefined for plain text. */
  href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"'`\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gi;

/** Trailing characters that aren't part of an address. */
const SENTENCE_END = /[.,;:!?…*_]$/;

/** Splits plain text at http(s) addresses, which become links. The result is data: markup in the text stays text. */
export function linkedText(text: string): TextOrLink[] {
  const result: TextOrLink[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutSentenceEnd(match[0]);
    if (!isPlainAddress(address)) continue;
    if (match.index > end) result.push({ text: text.slice(end, match.index) });
    result.push({ text: address, href: address });
    end = match.index + address.length;
  }
  if (end < text.length) result.push({ text: text.slice(end) });
  return result;
}

/**
 * Cuts an address off at an unmatched closing bracket, and removes punctuation that ends a sentence:
 * `https://a.example/b(c)).` becomes `https://a.example/b(c)`.
 */
function withoutSentenceEnd(address: string): string {
  let open = 0;
  let end = address.length;
  for (let i = 0; i < address.length; i += 1) {
    if ('([{'.includes(address[i] ?? '')) open += 1;
    if (')]}'.includes(address[i] ?? '') && --open < 0) {
      end = i;
      break;
    }
  }
  while (end > 0 && SENTENCE_END.test(address.slice(end - 1, end))) end -= 1;
  return address.slice(0, end);
}

/** False for an address that looks like another host's: `https://bank.example@evil.example`. */
function isPlainAddress(address: string): boolean {
  try {
    const { username, password, hostname } = new URL(address);
    return !username && !password && hostname !== '';
  } catch {
    return false;
  }
}
