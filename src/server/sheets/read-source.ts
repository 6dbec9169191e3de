import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { decodeText } from '../decode-text';
import { SheetFault } from './fault';
import type { Source } from './source';

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
  const found = await stat(path, { bigint: true }).catch((error) => {
    throw error.code === 'ENOENT' ? new SheetFault('the file is missing') : error;
  });
  if (!found.isFile()) throw new SheetFault('is not a file');
  const newMark = `${found.mtimeNs} ${found.ctimeNs} ${found.size} ${found.ino}`;
  if (newMark === mark) return 'unchanged' as const;
  return { text: await collectText(createReadStream(path, { signal }), limits.maxBytes), mark: newMark };
}

async function readAddress(url: string, limits: ReadLimits, mark: string, signal: AbortSignal) {
  const { etag, modified } = mark ? JSON.parse(mark) : { etag: null, modified: null };
  const headers = new Headers({ accept: 'text/csv, text/plain;q=0.5' });
  if (etag) headers.set('if-none-match', etag);
  if (modified) headers.set('if-modified-since', modified);
  const answer = await fetch(url, { headers, signal });
  const unusable = async (reason: string) => {
    await answer.body?.cancel();
    return new SheetFault(reason);
  };
  if (answer.status === 304 && mark) {
    await answer.body?.cancel();
    return 'unchanged' as const;
  }
  if (!answer.ok) throw await unusable(`answered with status ${answer.status}`);
  if (/\bhtml\b/i.test(answer.headers.get('content-type') ?? '')) throw await unusable(WEB_PAGE);
  const text = answer.body ? await collectText(iterate(answer.body), limits.maxBytes) : '';
  const validators = { etag: answer.headers.get('etag'), modified: answer.headers.get('last-modified') };
  return { text, mark: JSON.stringify(validators) };
}

/** What a spreadsheet that is not shared sends: a sign-in page, with status 200. */
export const WEB_PAGE = 'is a web page, not CSV; is the spreadsheet published?';

/** The DOM's type of a stream lacks what Node's has. */
function iterate(body: unknown): AsyncIterable<Uint8Array> {
  return body as AsyncIterable<Uint8Array>;
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

/** fetch says only "fetch failed"; what happened stands in its cause. */
function reasonOf(error: unknown): string {
  const { cause, message, code } = error as Error & { code?: string };
  if (cause instanceof Error) return reasonOf(cause);
  return code ?? message;
}
