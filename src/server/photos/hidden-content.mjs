/** Anywhere in a file, these make a browser or a server run it. */
const ACTIVE = /<(?:script|html|body|iframe|svg)[\s>]|<!doctype\s+html|<\?php/i;

/** A PDF may begin anywhere in its first kilobyte. */
const PDF = '%PDF-';
const PDF_WITHIN_BYTES = 1024;

/** A ZIP archive ends with its directory: 22 bytes, and a comment whose length is in them. */
const ARCHIVE_END = Buffer.from('PK\x05\x06', 'latin1');
const ARCHIVE_END_BYTES = 22;
const ARCHIVE_COMMENT_BYTES = 65_535;

/**
 * True for a picture that is a page, a PDF or an archive at the same time: it is no photo, although encoding would
 * remove the rest. Other bytes after the picture's end are allowed: phones put the film of a live photo there.
 * @param {Buffer} file
 */
export function hidesOtherContent(file) {
  if (ACTIVE.test(file.toString('latin1'))) return true;
  if (file.subarray(0, PDF_WITHIN_BYTES).includes(PDF, 0, 'latin1')) return true;
  const tail = file.subarray(-(ARCHIVE_END_BYTES + ARCHIVE_COMMENT_BYTES));
  const at = tail.lastIndexOf(ARCHIVE_END);
  return (
    at >= 0 &&
    at + ARCHIVE_END_BYTES <= tail.length &&
    at + ARCHIVE_END_BYTES + tail.readUInt16LE(at + 20) === tail.length
  );
}
