import { isAscii, isUtf8 } from 'node:buffer';

/** The characters of windows-1252 from 0x80 to 0x9F, of which five are undefined. */
const UPPER_CONTROLS = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ';

const LF = 0x0a;
const CR = 0x0d;

/** The text of a file. */
export interface DecodedText {
  /** With LF as the only line ending. */
  text: string;
  /** Numbers of the lines, from 1, that aren't UTF-8 although other lines are. They are read as windows-1252. */
  foreignLines: ReadonlySet<number>;
}

/**
 * Decodes a file's text: UTF-16, else UTF-8, else windows-1252, which Excel on Windows writes. Decides for each line,
 * because files that two programs have written can mix encodings. An unreadable byte becomes U+FFFD, so that it is
 * visible. CRLF and CR become LF: a file can mix them, and papaparse (5.7.1) accepts only one of them as the end of a
 * row.
 */
export function decodeLines(bytes: Uint8Array): DecodedText {
  const utf16 = utf16Of(bytes);
  if (utf16) return wholly(new TextDecoder(utf16).decode(bytes));
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const content = isMarked ? bytes.subarray(3) : bytes;
  const complete = content.subarray(0, content.length - incompleteTail(content));
  const isCut = complete.length < content.length;
  // With other non-ASCII characters, this is truncated UTF-8. Without, the last letter is windows-1252.
  if (isUtf8(complete) && !(isCut && isAscii(complete) && !isMarked)) return wholly(decodeUtf8(content));
  if (!isMarked && !hasUtf8Line(content)) return wholly(decodeWindows(content));
  return byLine(content);
}

/** Returns the text of a file in a single encoding. */
function wholly(text: string): DecodedText {
  return { text: withLf(text), foreignLines: new Set() };
}

/** Decodes a file whose lines have different encodings. */
function byLine(bytes: Uint8Array): DecodedText {
  const foreignLines = new Set<number>();
  let text = '';
  let number = 1;
  let decoded = 0;
  for (const [start, end] of lineRanges(bytes)) {
    const line = bytes.subarray(start, end);
    if (!isUtf8(line)) {
      foreignLines.add(number);
      text += decodeUtf8(bytes.subarray(decoded, start)) + decodeWindows(line);
      decoded = end;
    }
    number += 1;
  }
  return { text: withLf(text + decodeUtf8(bytes.subarray(decoded))), foreignLines };
}

/** Decodes a file's text, as `decodeLines` does. */
export function decodeText(bytes: Uint8Array): string {
  return decodeLines(bytes).text;
}

/** Recognises UTF-16 by its byte order mark or, without one, by two ASCII characters at the start. */
function utf16Of(bytes: Uint8Array): string | undefined {
  const [first, second, third, fourth] = bytes;
  if ((first === 0xff && second === 0xfe) || (first && !second && second === fourth && third)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (second && !first && first === third && fourth)) return 'utf-16be';
  return undefined;
}

/** Returns the length of an incomplete UTF-8 character at the end; 0 if there is none. */
function incompleteTail(bytes: Uint8Array): number {
  for (let length = 1; length <= Math.min(3, bytes.length); length += 1) {
    const byte = bytes[bytes.length - length] ?? 0;
    if (byte < 0x80) return 0;
    const expected = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    if (byte >= 0xc0) return expected > length ? length : 0;
  }
  return 0;
}

/** Tests whether a line has non-ASCII characters and is UTF-8. */
function hasUtf8Line(bytes: Uint8Array): boolean {
  for (const [start, end] of lineRanges(bytes)) {
    const line = bytes.subarray(start, end);
    if (!isAscii(line) && isUtf8(line)) return true;
  }
  return false;
}

/** Yields where each line begins and ends, including its line ending. */
function* lineRanges(bytes: Uint8Array): Generator<readonly [start: number, end: number]> {
  let start = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const isEnd = bytes[at] === LF || (bytes[at] === CR && bytes[at + 1] !== LF);
    if (!isEnd) continue;
    yield [start, at + 1];
    start = at + 1;
  }
  if (start < bytes.length) yield [start, bytes.length];
}

function decodeUtf8(bytes: Uint8Array): string {
  return new TextDecoder('utf-8').decode(bytes);
}

/** Replaces `TextDecoder`: Node 20 decodes windows-1252 as Latin 1, with control characters from 0x80 to 0x9F. */
function decodeWindows(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return latin.replace(/[\x80-\x9f]/g, (control) => UPPER_CONTROLS.charAt(control.charCodeAt(0) - 0x80));
}

function withLf(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
