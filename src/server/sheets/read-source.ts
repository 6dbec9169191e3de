import { createHash } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Source } from '../settings/source';
import { joinBytes } from './bytes';
import { download } from './download';
import { SheetFault } from './fault';

/** A file counts as saved when it has not changed for this long: an editor may still be writing it. */
const SETTLE_MS = 50;

/** Bytes of a file that are read, and digested, at a time. */
const CHUNK_BYTES = 1_000_000;

/** What a spreadsheet that is not shared sends: a sign-in page, with status 200. */
export const WEB_PAGE = 'is a web page, not CSV; is the spreadsheet published?';

export interface ReadLimits {
  maxBytes: number;
  timeoutMs: number;
  /** Aborts the reading. */
  signal?: AbortSignal;
}

/** What a source holds. */
export interface Reading {
  /** In memory of its own, which can be handed to another thread. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Of the bytes, for comparison: not every host names a version. */
  digest: string;
  /** File times, or HTTP validators. */
  version: string;
}

/**
 * Reads the source, unless it still has the version given.
 * @throws {SheetFault} if it is missing, rejected, a web page, too large or too slow.
 */
export async function readSource(source: Source, limits: ReadLimits, version = ''): Promise<Reading | 'unchanged'> {
  const timeout = AbortSignal.timeout(limits.timeoutMs);
  const signal = limits.signal ? AbortSignal.any([timeout, limits.signal]) : timeout;
  try {
    return source.kind === 'file'
      ? await readFile(source.path, limits, version, signal)
      : await readAddress(source.url, limits, version, signal);
  } catch (error) {
    if (error instanceof SheetFault) throw error;
    if (timeout.aborted) throw new SheetFault(`did not answer within ${limits.timeoutMs / 1000} seconds`);
    const { message, code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new SheetFault('the file is missing'); // from stat, or from open just afterwards
    throw new SheetFault(`could not be read: ${code ?? message}`);
  }
}

async function readFile(path: string, limits: ReadLimits, known: string, signal: AbortSignal) {
  let found = await lookAt(path);
  if (found.version === known) return 'unchanged' as const;
  for (;;) {
    await setTimeout(SETTLE_MS, undefined, { signal });
    const settled = await lookAt(path);
    if (settled.version === found.version) {
      if (settled.size > limits.maxBytes) throw tooLarge(limits.maxBytes, settled.version);
      const content = await readBytes(path, settled.size, signal);
      if ((await lookAt(path)).version === settled.version) return { ...content, version: settled.version };
    }
    found = settled;
  }
}

/** Reads into memory of the file's size: chunks would take as much again. */
async function readBytes(path: string, size: number, signal: AbortSignal): Promise<Omit<Reading, 'version'>> {
  const bytes = new Uint8Array(size);
  const digest = createHash('sha256');
  const file = await open(path);
  try {
    for (let at = 0; at < size; ) {
      signal.throwIfAborted();
      const { bytesRead } = await file.read(bytes, at, Math.min(CHUNK_BYTES, size - at), at);
      if (bytesRead === 0) break; // the file has become shorter, which its version shows
      digest.update(bytes.subarray(at, at + bytesRead));
      at += bytesRead;
    }
  } finally {
    await file.close();
  }
  return { bytes, digest: digest.digest('base64url') };
}

async function lookAt(path: string): Promise<{ version: string; size: number }> {
  const found = await stat(path, { bigint: true });
  if (!found.isFile()) throw new SheetFault('is not a file');
  const version = `${found.mtimeNs} ${found.ctimeNs} ${found.size} ${found.ino}`;
  return { version, size: Number(found.size) };
}

async function readAddress(url: string, limits: ReadLimits, known: string, signal: AbortSignal) {
  const { etag, modified } = known ? JSON.parse(known) : { etag: null, modified: null };
  const headers: Record<string, string> = { accept: 'text/csv, text/plain;q=0.5' };
  if (etag) headers['if-none-match'] = etag;
  if (modified) headers['if-modified-since'] = modified;
  const { status, headers: received, body, cancel } = await download(url, headers, signal);
  if (status === 304 && known) {
    cancel();
    return 'unchanged' as const;
  }
  const isWebPage = /\bhtml\b/i.test(received['content-type'] ?? '');
  if (status < 200 || status > 299 || isWebPage) {
    cancel();
    throw new SheetFault(status < 200 || status > 299 ? `answered with status ${status}` : WEB_PAGE);
  }
  const version = JSON.stringify({ etag: received.etag ?? null, modified: received['last-modified'] ?? null });
  if (!received['content-encoding'] && Number(received['content-length']) > limits.maxBytes) {
    cancel();
    throw tooLarge(limits.maxBytes, version);
  }
  return collect(body, limits.maxBytes, version);
}

async function collect(stream: AsyncIterable<Uint8Array>, maxBytes: number, version: string): Promise<Reading> {
  const chunks: Uint8Array[] = [];
  const digest = createHash('sha256');
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge(maxBytes, version);
    digest.update(chunk);
    chunks.push(chunk);
  }
  return { bytes: joinBytes(chunks), digest: digest.digest('base64url'), version };
}

function tooLarge(maxBytes: number, version: string): SheetFault {
  return new SheetFault(`is larger than ${maxBytes / 1_000_000} MB`, version);
}
