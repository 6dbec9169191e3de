/** What a multipart body consists of, in its order: of each part its head, then its bytes in pieces. */
export type MultipartPiece = { kind: 'head'; head: PartHead } | { kind: 'bytes'; bytes: Buffer };

export interface PartHead {
  name: string;
  /** Null for a text. A form without a chosen file sends ''. */
  filename: string | null;
  /** In lower case, without parameters; '' when none is given. */
  type: string;
}

/** Thrown for a body that is not multipart; the message says where it breaks off. */
export class MultipartError extends Error {
  override readonly name = 'MultipartError';
}

/** A browser's longest is some 200 bytes and a file's name. */
const MAX_HEAD_BYTES = 8192;
/** The form has 19 parts. */
const MAX_PARTS = 64;

/** The boundary in a Content-Type header, null if it is not that of a form with files. */
export function boundaryOf(contentType: string | undefined): string | null {
  if (!/^\s*multipart\/form-data\s*;/i.test(contentType ?? '')) return null;
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70})(?=\s*(?:;|$)))/i.exec(contentType ?? '') ?? [];
  return quoted ?? plain ?? null;
}

/**
 * Reads a multipart body while it arrives, holding back no more than a head and a boundary of it.
 * @throws {MultipartError} also when the body ends before its last boundary.
 */
export async function* readMultipart(body: AsyncIterable<Buffer>, boundary: string): AsyncGenerator<MultipartPiece> {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  let held: Buffer = Buffer.from('\r\n'); // the first boundary may be the very first line
  let place: 'preamble' | 'delimiter' | 'head' | 'bytes' | 'end' = 'preamble';
  let parts = 0;

  for await (const chunk of body) {
    if (place === 'end') continue; // an epilogue means nothing
    held = held.length > 0 ? Buffer.concat([held, chunk]) : chunk;
    for (let more = true; more; ) {
      more = false;
      if (place === 'preamble' || place === 'bytes') {
        const at = held.indexOf(delimiter);
        const upTo = at >= 0 ? at : Math.max(0, held.length - delimiter.length + 1);
        if (place === 'bytes' && upTo > 0) yield { kind: 'bytes', bytes: held.subarray(0, upTo) };
        held = held.subarray(at >= 0 ? at + delimiter.length : upTo);
        if (at >= 0) place = 'delimiter';
        more = at >= 0;
      } else if (place === 'delimiter' && held.length >= 2) {
        place = held.subarray(0, 2).equals(DASHES) ? 'end' : 'head';
        more = place === 'head';
      } else if (place === 'head') {
        const at = held.indexOf('\r\n\r\n');
        if ((at < 0 ? held.length : at) > MAX_HEAD_BYTES) throw new MultipartError('a part has too long a head');
        if (at < 0) continue;
        parts += 1;
        if (parts > MAX_PARTS) throw new MultipartError('there are too many parts');
        yield { kind: 'head', head: readHead(held.toString('utf8', 0, at)) };
        held = held.subarray(at + 4);
        place = 'bytes';
        more = true;
      }
    }
  }
  if (place !== 'end') throw new MultipartError('the body breaks off');
}

const DASHES = Buffer.from('--');

function readHead(text: string): PartHead {
  const headers = new Map(
    text.split('\r\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, Math.max(0, colon)).trim().toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const disposition = headers.get('content-disposition') ?? '';
  const name = parameter(disposition, 'name');
  if (!/^form-data\b/i.test(disposition) || name === null) throw new MultipartError('a part has no name');
  const type = headers.get('content-type') ?? '';
  return {
    name,
    filename: parameter(disposition, 'filename') ?? (/;\s*filename\*=/i.test(disposition) ? 'file' : null),
    type: (type.split(';')[0] ?? '').trim().toLowerCase(),
  };
}

/** Browsers write a quotation mark in a value as %22, other programs with a backslash before it. */
function parameter(header: string, name: string): string | null {
  const pattern = new RegExp(`;\\s*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^\\s;"]*))`, 'i');
  const [, quoted, plain] = pattern.exec(header) ?? [];
  return quoted?.replace(/\\(["\\])/g, '$1') ?? plain ?? null;
}
