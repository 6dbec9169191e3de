/** The characters of windows-1252 from 0x80 to 0x9F, of which five are undefined. */
const UPPER_CONTROLS = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ';

/**
 * Decodes a file's text: UTF-16 with a byte order mark, else UTF-8, else windows-1252, which Excel on Windows writes.
 * An unreadable byte becomes U+FFFD, so that it is visible. CRLF and CR become LF: a file can mix them, and papaparse
 * (5.7.1) accepts only one of them as the end of a row.
 */
export function decodeText(bytes: Uint8Array): string {
  return decode(bytes).replace(/\r\n?/g, '\n');
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return decodeUtf8(bytes) ?? decodeWindows(bytes);
}

/** Returns undefined if the bytes aren't UTF-8. An incomplete last character becomes U+FFFD. */
function decodeUtf8(bytes: Uint8Array): string | undefined {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  try {
    text = decoder.decode(bytes, { stream: true });
    return text + decoder.decode();
  } catch {
    // If there are other non-ASCII characters, this is truncated UTF-8. If not, the last letter is windows-1252.
    return /[^\0-\x7f]/.test(text) ? `${text}\ufffd` : undefined;
  }
}

/** Replaces `TextDecoder`: Node 20 decodes windows-1252 as Latin 1, with control characters from 0x80 to 0x9F. */
function decodeWindows(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return latin.replace(/[\x80-\x9f]/g, (control) => UPPER_CONTROLS.charAt(control.charCodeAt(0) - 0x80));
}
