import { open, stat } from 'node:fs/promises';
import type { Source } from '../settings/source';
import { download, PUBLIC_ONLY } from './download';
import { retryAfterMs } from './retry-after';
import { missingFile, SheetFault, tooLarge, unreadable, webPage } from './sheet-fault';

/** Part of the message with which request-filtering-agent 3.2 rejects an address. It has no code. */
const NOT_PUBLIC = 'is not allowed. Because';

/** Limits for a sheet. */
export interface SheetLimits {
  /** Time limit for reading the source. */
  timeoutMs: number;
  maxBytes: number;
  /** Maximum number of rows, excluding the header. */
  maxRows: number;
}

/** The content of a source. */
export interface Reading {
  bytes: Uint8Array<ArrayBuffer>;
  /** File times, or HTTP validators. */
  version: string;
}

/**
 * Reads a source, unless its version is still `lastVersion`.
 * @throws {SheetFault} if it is missing, rejected, a web page, too large or too slow.
 */
export async function readSource(
  source: Source,
  limits: SheetLimits,
  stopping: AbortSignal,
  lastVersion = '',
): Promise<Reading | 'unchanged'> {
  const timeout = AbortSignal.timeout(limits.timeoutMs);
  const signal = AbortSignal.any([timeout, stopping]);
  try {
    return source.kind === 'file'
      ? await readFile(source.path, limits.maxBytes, lastVersion, signal)
      : await readUrl(source, limits.maxBytes, lastVersion, signal);
  } catch (error) {
    if (error instanceof SheetFault) throw error;
    if (timeout.aborted)
      throw new SheetFault('no-response', `did not respond within ${limits.timeoutMs / 1000} seconds`);
    const { message, code } = error as NodeJS.ErrnoException;
    if (message.includes(NOT_PUBLIC))
      throw new SheetFault('private-network', 'is in a private network, which this server does not read');
    throw code === 'ENOENT' ? missingFile() : unreadable(code ?? message);
  }
}

/** Returns a file's version; '' if it can't be read. A file with the same version has the same content. */
export async function fileVersion(path: string): Promise<string> {
  const found = await stat(path, { bigint: true }).catch(() => null);
  return found ? `${found.mtimeNs} ${found.ctimeNs} ${found.size} ${found.ino}` : '';
}

async function readFile(path: string, maxBytes: number, lastVersion: string, signal: AbortSignal) {
  const file = await open(path);
  try {
    for (;;) {
      const version = await fileVersion(path);
      if (version && version === lastVersion) return 'unchanged' as const;
      const found = await file.stat();
      if (!found.isFile()) throw new SheetFault('unreadable', 'is not a file');
      if (found.size > maxBytes) throw tooLarge(maxBytes);
      const bytes = new Uint8Array(found.size);
      const { bytesRead } = await file.read(bytes, 0, found.size, 0);
      signal.throwIfAborted();
      // If not, the file was saved during the read, so try again.
      if (bytesRead === found.size && (await fileVersion(path)) === version) return { bytes, version };
    }
  } finally {
    await file.close();
  }
}

async function readUrl(
  { url, isPublic }: Extract<Source, { kind: 'url' }>,
  maxBytes: number,
  lastVersion: string,
  signal: AbortSignal,
) {
  const { etag, modified } = lastVersion ? JSON.parse(lastVersion) : { etag: null, modified: null };
  const headers: Record<string, string> = { accept: 'text/csv, text/plain;q=0.5' };
  if (etag) headers['if-none-match'] = etag;
  if (modified) headers['if-modified-since'] = modified;
  const { status, headers: received, body, cancel } = await download(url, headers, signal, isPublic && PUBLIC_ONLY);
  const isOk = status >= 200 && status <= 299;
  const isWebPage = /\bhtml\b/i.test(received['content-type'] ?? '');
  if (!isOk || isWebPage) cancel();
  if (status === 304 && lastVersion) return 'unchanged' as const;
  if (!isOk) {
    const isBusy = status === 429 || status === 503;
    const wait = isBusy ? retryAfterMs(received['retry-after'], new Date()) : 0;
    throw new SheetFault('status', `responded with status ${status}`, wait);
  }
  if (isWebPage) throw webPage();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge(maxBytes); // leaving the loop ends the transfer
    chunks.push(chunk);
  }
  const version = JSON.stringify({ etag: received.etag ?? null, modified: received['last-modified'] ?? null });
  return { bytes: new Uint8Array(Buffer.concat(chunks)), version };
}
