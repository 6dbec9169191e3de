import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Source } from '../settings/source';
import { decodeText } from './decode-text';
import { download } from './download';
import { SheetFault } from './fault';

/** A file counts as saved when it has not changed for this long: an editor may still be writing it. */
const SETTLE_MS = 50;

/** What a spreadsheet that is not shared sends: a sign-in page, with status 200. */
export const WEB_PAGE = 'is a web page, not CSV; is the spreadsheet published?';

export interface ReadLimits {
  maxBytes: number;
  timeoutMs: number;
  /** Aborts the reading. */
  signal?: AbortSignal;
}

/** The text of a source, and its version: file times, or an HTTP validator. */
export interface Reading {
  text: string;
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
    throw new SheetFault(`could not be read: ${code ?? message}`);
  }
}

async function readFile(path: string, limits: ReadLimits, known: string, signal: AbortSignal) {
  let version = await fileVersion(path);
  if (version === known) return 'unchanged' as const;
  for (;;) {
    await setTimeout(SETTLE_MS, undefined, { signal });
    const settled = await fileVersion(path);
    if (settled === version) {
      const text = await collectText(createReadStream(path, { signal }), limits.maxBytes);
      if ((await fileVersion(path)) === version) return { text, version };
    }
    version = settled;
  }
}

async function fileVersion(path: string): Promise<string> {
  const found = await stat(path, { bigint: true }).catch((error) => {
    throw error.code === 'ENOENT' ? new SheetFault('the file is missing') : error;
  });
  if (!found.isFile()) throw new SheetFault('is not a file');
  return `${found.mtimeNs} ${found.ctimeNs} ${found.size} ${found.ino}`;
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
  const text = await collectText(body, limits.maxBytes);
  const version = JSON.stringify({ etag: received.etag ?? null, modified: received['last-modified'] ?? null });
  return { text, version };
}

async function collectText(stream: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new SheetFault(`is larger than ${maxBytes / 1_000_000} MB`);
    chunks.push(chunk);
  }
  return decodeText(Buffer.concat(chunks));
}
