/** The characters that windows-1252 has at 0x80 to 0x9F. The five bytes that it leaves undefined are unreadable. */
const UPPER_CONTROLS = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ';

/**
 * The text of a file, whichever program wrote it: UTF-8, else UTF-16 by its mark, else what Excel on Windows writes.
 * What cannot be read becomes U+FFFD, so that it shows.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return decodeUtf8(bytes) ?? decodeWindows(bytes);
}

/** Undefined when it is not UTF-8. A last character of which a part is missing becomes U+FFFD. */
function decodeUtf8(bytes: Uint8Array): string | undefined {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  try {
    text = decoder.decode(bytes, { stream: true });
    return text + decoder.decode();
  } catch {
    // A text with other characters beyond ASCII is UTF-8 that was cut; else its last letter is windows-1252.
    return /[^\0-\x7f]/.test(text) ? `${text}\ufffd` : undefined;
  }
}

/** Node 20's own decoder of windows-1252 is that of Latin 1: it makes control characters of 0x80 to 0x9F. */
function decodeWindows(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return latin.replace(/[\x80-\x9f]/g, (control) => UPPER_CONTROLS.charAt(control.charCodeAt(0) - 0x80));
}
