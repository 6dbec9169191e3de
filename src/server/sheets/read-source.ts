import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Source } from '../settings/source';
import { decodeText } from './decode-text';
import { download } from './download';
import { SheetFault } from './fault';

/** A file counts as saved when it has not changed for this long: an editor may still be writing it. */
const SETTLE_MS = 50;

/** What a source may cost before it counts as unusable. */
export interface ReadLimits {
  maxBytes: number;
  timeoutMs: number;
  /** Ends the reading before its time. */
  signal?: AbortSignal;
}

/** The text of a source, and the mark by which its next state is told from this one. */
export interface Reading {
  text: string;
  mark: string;
}

/**
 * Reads the source, or says that it has not changed since the reading that had this mark.
 * @throws {SheetFault} when it is missing, refused, a web page, too large or too slow.
 */
export async function readSource(source: Source, limits: ReadLimits, mark = ''): Promise<Reading | 'unchanged'> {
  const timeout = AbortSignal.timeout(limits.timeoutMs);
  const signal = limits.signal ? AbortSignal.any([timeout, limits.signal]) : timeout;
  try {
    return source.kind === 'file'
      ? await readFile(source.path, limits, mark, signal)
      : await readAddress(source.url, limits, mark, signal);
  } catch (error) {
    if (error instanceof SheetFault) throw error;
    if (timeout.aborted) throw new SheetFault(`did not answer within ${limits.timeoutMs / 1000} seconds`);
    throw new SheetFault(`could not be read: ${reasonOf(error)}`);
  }
}

async function readFile(path: string, limits: ReadLimits, mark: string, signal: AbortSignal) {
  let found = await markOf(path);
  if (found === mark) return 'unchanged' as const;
  for (;;) {
    await setTimeout(SETTLE_MS, undefined, { signal });
    const settled = await markOf(path);
    if (settled === found) {
      const text = await collectText(createReadStream(path, { signal }), limits.maxBytes);
      if ((await markOf(path)) === found) return { text, mark: found };
    }
    found = settled;
  }
}

async function markOf(path: string): Promise<string> {
  const found = await stat(path, { bigint: true }).catch((error) => {
    throw error.code === 'ENOENT' ? new SheetFault('the file is missing') : error;
  });
  if (!found.isFile()) throw new SheetFault('is not a file');
  return `${found.mtimeNs} ${found.ctimeNs} ${found.size} ${found.ino}`;
}

async function readAddress(url: string, limits: ReadLimits, mark: string, signal: AbortSignal) {
  const { etag, modified } = mark ? JSON.parse(mark) : { etag: null, modified: null };
  const headers: Record<string, string> = { accept: 'text/csv, text/plain;q=0.5' };
  if (etag) headers['if-none-match'] = etag;
  if (modified) headers['if-modified-since'] = modified;
  const answer = await download(url, headers, signal);
  const unusable = (reason: string) => {
    answer.cancel();
    return new SheetFault(reason);
  };
  if (answer.status === 304 && mark) {
    answer.cancel();
    return 'unchanged' as const;
  }
  if (answer.status < 200 || answer.status > 299) throw unusable(`answered with status ${answer.status}`);
  if (/\bhtml\b/i.test(answer.headers['content-type'] ?? '')) throw unusable(WEB_PAGE);
  const text = await collectText(answer.body, limits.maxBytes);
  const validators = { etag: answer.headers.etag ?? null, modified: answer.headers['last-modified'] ?? null };
  return { text, mark: JSON.stringify(validators) };
}

/** What a spreadsheet that is not shared sends: a sign-in page, with status 200. */
export const WEB_PAGE = 'is a web page, not CSV; is the spreadsheet published?';

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

function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return code ?? message;
}
