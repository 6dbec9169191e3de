import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A response's body with its headers, compressed once per change of content, or not at all (`uncompressedBody`). */
export interface PreparedBody extends Partial<Record<Encoding, PreparedVariant>> {
  /** Of the content, for comparison. */
  digest: string;
  identity: PreparedVariant;
}

/** Bytes in memory that is not shared: a Response accepts no other. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** The bytes of a body. */
export interface CompressedBody extends Record<Encoding, Bytes> {
  /** Of the content, for comparison. */
  digest: string;
}

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

/** With the default of 22, brotli takes 15 MB more in every thread that ever compresses, and as many bytes. */
const BROTLI_WINDOW_BITS = 16;

const compressBrotli = promisify(brotliCompress) as (text: Bytes, options: BrotliOptions) => Promise<Bytes>;
const compressGzip = promisify(gzip) as (text: Bytes) => Promise<Bytes>;

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
  return withHeaders(await compress(bytes, isQuick), headers);
}

/** A body that is only used to make others, which are compressed. @param headers as in `prepareBody`. */
export function uncompressedBody(content: string, headers: Record<string, string>): PreparedBody {
  const identity = new TextEncoder().encode(content) as Bytes;
  return withHeaders({ digest: digestOf(identity), identity }, headers);
}

/** Compresses in the background. @param isQuick as in `prepareBody`. */
export async function compress(identity: Bytes, isQuick = identity.length > LARGE_LENGTH): Promise<CompressedBody> {
  const options = brotliOptions(identity, isQuick);
  const [br, gzip] = await Promise.all([compressBrotli(identity, options), compressGzip(identity)]);
  return { digest: digestOf(identity), br, gzip, identity };
}

/** Compresses in this thread: for a worker. */
export function compressSync(identity: Bytes): CompressedBody {
  // Copies: the results may be in memory that Node shares.
  const br = new Uint8Array(brotliCompressSync(identity, brotliOptions(identity, identity.length > LARGE_LENGTH)));
  const gzip = new Uint8Array(gzipSync(identity));
  return { digest: digestOf(identity), br, gzip, identity };
}

function brotliOptions({ length }: Bytes, isQuick: boolean): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isQuick ? QUICK_BROTLI_QUALITY : BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      ...(length <= LARGE_LENGTH && { [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS }),
    },
  };
}

/** @param headers of every response; Content-Type belongs here. */
export function withHeaders(
  { digest, br, gzip, identity }: Pick<CompressedBody, 'digest' | 'identity'> & Partial<CompressedBody>,
  headers: Record<string, string>,
): PreparedBody {
  const variant = (bytes: Bytes, encoding?: Encoding): PreparedVariant => {
    const etag = encoding ? `"${digest}-${encoding}"` : `"${digest}"`;
    const notModifiedHeaders = { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding', ...headers, ETag: etag };
    const contentHeaders = {
      ...(encoding && { 'Content-Encoding': encoding }),
      'Content-Length': String(bytes.byteLength),
    };
    return { bytes, etag, notModifiedHeaders, headers: { ...notModifiedHeaders, ...contentHeaders } };
  };
  return {
    digest,
    identity: variant(identity),
    ...(br && { br: variant(br, 'br') }),
    ...(gzip && { gzip: variant(gzip, 'gzip') }),
  };
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
  const { bytes, etag, headers, notModifiedHeaders } =
    body[chooseEncoding(request['accept-encoding'])] ?? body.identity;
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
