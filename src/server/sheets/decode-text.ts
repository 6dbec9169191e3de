/** The characters of windows-1252 from 0x80 to 0x9F. It leaves five of these bytes undefined. */
const UPPER_CONTROLS = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ';

/**
 * The text of a file: UTF-16 by its byte order mark, else UTF-8, else windows-1252, which Excel on Windows writes.
 * An unreadable byte becomes U+FFFD, so that it shows. CRLF and CR become LF: a file can mix them, and papaparse
 * (5.7.1) ends rows at one kind only. In quoted cells too, where `cleanText` would do the same.
 */
export function decodeText(bytes: Uint8Array): string {
  return decode(bytes).replace(/\r\n?/g, '\n');
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return decodeUtf8(bytes) ?? decodeWindows(bytes);
}

/** Undefined if it is not UTF-8. A last character that is cut becomes U+FFFD. */
function decodeUtf8(bytes: Uint8Array): string | undefined {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  try {
    text = decoder.decode(bytes, { stream: true });
    return text + decoder.decode();
  } catch {
    // With other characters beyond ASCII it is UTF-8 that was cut; else its last letter is windows-1252.
    return /[^\0-\x7f]/.test(text) ? `${text}\ufffd` : undefined;
  }
}

/** Node 20 decodes windows-1252 as Latin 1, in which 0x80 to 0x9F are control characters. */
function decodeWindows(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return latin.replace(/[\x80-\x9f]/g, (control) => UPPER_CONTROLS.charAt(control.charCodeAt(0) - 0x80));
}
