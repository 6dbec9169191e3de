import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Bytes in unshared memory, the only kind that a Response accepts. */
export type Bytes = Uint8Array<ArrayBuffer>;

type Encoding = 'br' | 'gzip' | 'identity';

/** A response that is prepared once and sent many times. Plain data, so that one thread can prepare it for another. */
export interface PreparedResponse {
  status: number;
  headers: Record<string, string>;
  /** A digest of the content; the ETags contain it. */
  digest: string;
  /** The body in each encoding. Pictures have no other than `identity`. */
  bodies: Record<'identity', Bytes> & Partial<Record<Encoding, Bytes>>;
}

/** Brotli options. The default quality, 11, is many times slower. A larger window would need 15 MB more per thread. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 16 } };

/**
 * Prepares a response and compresses its body, on this thread.
 * @param headers including Content-Type.
 */
export function prepareResponse(
  content: string | Bytes,
  headers: Record<string, string>,
  status = 200,
): PreparedResponse {
  const identity = typeof content === 'string' ? (new TextEncoder().encode(content) as Bytes) : content;
  const digest = shortDigestOf(identity);
  // Copied, because Node may return part of a shared buffer.
  const br = new Uint8Array(brotliCompressSync(identity, BROTLI));
  return { status, headers, digest, bodies: { identity, br, gzip: new Uint8Array(gzipSync(identity)) } };
}

/** Prepares a response whose content is compressed already. */
export function preparePicture(content: Bytes, headers: Record<string, string>): PreparedResponse {
  return { status: 200, headers, digest: shortDigestOf(content), bodies: { identity: content } };
}

/** Returns a short digest of a content. */
export function shortDigestOf(content: string | Bytes): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/** Returns the approximate size of a response in memory, in bytes. */
export function sizeOf({ bodies }: PreparedResponse): number {
  return 2000 + Object.values(bodies).reduce((sum, body) => sum + body.byteLength, 0);
}

/** Sends a prepared response in an accepted encoding, or 304 if the client has it. Hono drops the body for HEAD. */
export function respondWith(
  { status, headers, digest, bodies }: PreparedResponse,
  request: { header(name: string): string | undefined },
): Response {
  const accepted = chooseEncoding(request.header('accept-encoding') ?? '');
  const encoding = bodies[accepted] ? accepted : 'identity';
  const body = bodies[encoding] ?? bodies.identity;
  const etag = encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`;
  const all = { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding', ...headers, ETag: etag };
  if (status === 200 && hasEtag(request.header('if-none-match') ?? '', etag))
    return new Response(null, { status: 304, headers: all });
  const encoded = encoding !== 'identity' && { 'Content-Encoding': encoding };
  return new Response(body, { status, headers: { ...all, ...encoded, 'Content-Length': String(body.byteLength) } });
}

const ACCEPTS_BROTLI = acceptPattern('br');
const ACCEPTS_GZIP = acceptPattern('gzip');

/** Returns the smallest encoding that the client accepts. `q=0` rejects an encoding. */
export function chooseEncoding(accepted: string): Encoding {
  return ACCEPTS_BROTLI.test(accepted) ? 'br' : ACCEPTS_GZIP.test(accepted) ? 'gzip' : 'identity';
}

function acceptPattern(encoding: string): RegExp {
  return new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)`, 'i');
}

/** Returns whether If-None-Match contains an ETag, weak or strong: compressing proxies make ETags weak. */
function hasEtag(ifNoneMatch: string, etag: string): boolean {
  const etags = ifNoneMatch.split(',').map((part) => part.trim().replace(/^W\//, ''));
  return etags.includes(etag) || etags.includes('*');
}
