import { HAS_SCHEME_OR_ROOT, LOOKS_LIKE_FILE } from './address';

/** Matches text that starts a new address even if no space precedes it. */
const BEGINS_ADDRESS = /^(?:[a-z][a-z\d+.-]*:\/\/|(?:blob|data|javascript|vbscript):|\.{0,2}\/)/i;

/**
 * Splits a cell that lists several addresses. Addresses may contain commas, so it splits only at a comma or line break
 * before the start of another address. Drops duplicates.
 */
export function splitAddresses(text: string): string[] {
  const parts: string[][] = [];
  for (const [piece] of text.matchAll(/[^,\r\n]*[,\r\n]|[^,\r\n]+$/g)) {
    const part = parts.at(-1);
    if (part && !beginsAddress(piece, part)) part.push(piece);
    else parts.push([piece]);
  }
  return [...new Set(parts.map(joinAddress).filter(Boolean))];
}

/** Tests whether a piece of a list begins an address. If not, it continues the previous one. */
function beginsAddress(piece: string, before: readonly string[]): boolean {
  const previous = before.at(-1) ?? '';
  if (before.length === 1 && /^\s*data:[^,]*,$/i.test(previous)) return false; // a JPEG in base64 begins with '/'
  const start = piece.replace(/,$/, '').trim();
  if (BEGINS_ADDRESS.test(start)) return true;
  const newLine = /[\r\n]$/.test(previous);
  if (!newLine && !/^\s/.test(piece)) return false;
  const afterFile = newLine || /\.[a-z\d]{2,5},$/i.test(previous); // not '/photos/Galle, 2025.jpg'
  return HAS_SCHEME_OR_ROOT.test(start) || (afterFile && LOOKS_LIKE_FILE.test(start));
}

/** Joins the pieces of an address, without trailing separators. */
function joinAddress(pieces: readonly string[]): string {
  const last = pieces.findLastIndex((piece) => /[^,\s]/.test(piece));
  return pieces
    .slice(0, last + 1)
    .join('')
    .trim()
    .replace(/,$/, '')
    .trim();
}
