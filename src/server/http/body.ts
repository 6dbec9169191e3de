import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A response's body in every encoding, compressed once per change of content, with its headers. */
export type PreparedBody = Record<Encoding, PreparedVariant> & {
  /** Of the content, for comparison. */
  digest: string;
};

/** Bytes in memory that is not shared: a Response accepts no other. */
type Bytes = Uint8Array<ArrayBuffer>;

interface PreparedVariant {
  bytes: Bytes;
  etag: string;
  headers: Record<string, string>;
  notModifiedHeaders: Record<string, string>;
}

/** Brotli's quality: 1,000 events take some 30 ms off the main thread, and 2 % more bytes than the slowest. */
const BROTLI_QUALITY = 8;
/** For what is made on demand, or large: half the time, and 1 to 5 % more bytes. */
const QUICK_BROTLI_QUALITY = 5;
const LARGE_LENGTH = 1_000_000;

const compressBrotli = promisify(brotliCompress) as (text: Bytes, options: BrotliOptions) => Promise<Bytes>;
const compressGzip = promisify(gzip) as (text: Bytes) => Promise<Bytes>;

/**
 * The size of brotli's window: no larger than the content needs. The default of 4 MB costs the server 90 MB, which the
 * threads that compress keep.
 */
function windowBits(length: number): number {
  return Math.min(22, Math.max(16, Math.ceil(Math.log2(length + 1))));
}

/**
 * @param headers of every response; Content-Type belongs here.
 * @param isQuick prefers less work to fewer bytes, for one of many bodies that are made when they are asked for.
 */
export async function prepareBody(
  content: string | Bytes,
  headers: Record<string, string>,
  isQuick = content.length > LARGE_LENGTH,
): Promise<PreparedBody> {
  const bytes = typeof content === 'string' ? (new TextEncoder().encode(content) as Bytes) : content;
  const identity = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isQuick ? QUICK_BROTLI_QUALITY : BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(identity.length),
  };
  const [br, gz] = await Promise.all([compressBrotli(identity, { params }), compressGzip(identity)]);
  const digest = digestOf(bytes);
  const variant = (bytes: Bytes, encoding?: Encoding): PreparedVariant => {
    const etag = encoding ? `"${digest}-${encoding}"` : `"${digest}"`;
    const notModifiedHeaders = { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding', ...headers, ETag: etag };
    const contentHeaders = {
      ...(encoding && { 'Content-Encoding': encoding }),
      'Content-Length': String(bytes.byteLength),
    };
    return { bytes, etag, notModifiedHeaders, headers: { ...notModifiedHeaders, ...contentHeaders } };
  };
  return { digest, br: variant(br, 'br'), gzip: variant(gz, 'gzip'), identity: variant(bytes) };
}

export function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/** The content of a prepared body. */
export function textOf(body: PreparedBody): string {
  return new TextDecoder().decode(body.identity.bytes);
}

interface PreparedResponse {
  status: number;
  headers: Record<string, string>;
  bytes: Bytes | null;
}

/** Chooses the encoding, or 304 if the client has the body already. A status other than 200 stays. */
export function chooseResponse(body: PreparedBody, request: IncomingHttpHeaders, status = 200): PreparedResponse {
  const { bytes, etag, headers, notModifiedHeaders } = body[chooseEncoding(request['accept-encoding'])];
  const known = status === 200 && request['if-none-match'];
  return known && hasEtag(known, etag)
    ? { status: 304, headers: notModifiedHeaders, bytes: null }
    : { status, headers, bytes };
}

/** The response to a GET in the app; Hono strips the body for HEAD. */
export function respondWith(body: PreparedBody, request: IncomingHttpHeaders, status = 200): Response {
  const { bytes, ...init } = chooseResponse(body, request, status);
  return new Response(bytes, init);
}

const ACCEPTS_BROTLI = acceptPattern('br');
const ACCEPTS_GZIP = acceptPattern('gzip');

/** The smallest encoding that the client accepts; `q=0` rejects one. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  return ACCEPTS_BROTLI.test(accepted) ? 'br' : ACCEPTS_GZIP.test(accepted) ? 'gzip' : 'identity';
}

function acceptPattern(encoding: string): RegExp {
  return new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)`, 'i');
}

/** Compared weakly: a proxy that compresses changes our ETags to weak ones. */
function hasEtag(ifNoneMatch: string, etag: string): boolean {
  const known = ifNoneMatch.split(',').map((part) => part.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
