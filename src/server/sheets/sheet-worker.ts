/* A worker thread, for one sheet. Started by sheet-reader.ts. */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { compressSync } from '../http/body';
import { SheetFault } from './fault';
import { type ContentRequest, type ContentResult, readContent, type SheetContent } from './read-content';
import { type ReportRequest, reportContent } from './report-content';

/** Items that are handed over at a time: a list of 20,000 at once would keep the server from responding. */
const SLICE_ITEMS = 500;

/** What the worker sends in place of a result. */
export interface WorkerFault {
  message: string;
  isFault: boolean;
}

/** What the worker sends first of a sheet that is to be shown: the content without its items. A report is one message. */
export interface WorkerResult {
  problems: number;
  content: (Omit<SheetContent, 'items'> & { count: number }) | null;
}

/** What it sends then, each time the server asks with an empty message. */
export type WorkerItems = readonly unknown[];

try {
  const request = workerData as ContentRequest | ReportRequest;
  if (request.kind === 'report') parentPort?.postMessage(reportContent(request));
  else await send(await readContent(request, compressSync));
} catch (error) {
  // A class does not survive the way to another thread.
  const { message } = error as Error;
  parentPort?.postMessage({ message, isFault: error instanceof SheetFault } satisfies WorkerFault);
}

async function send({ content, problems }: ContentResult): Promise<void> {
  const { items, ...rest } = content ?? { items: [] };
  const bodies = content ? [content.body, content.calendar] : [];
  const buffers = bodies.flatMap((body) => (body ? [body.br.buffer, body.gzip.buffer, body.identity.buffer] : []));
  const head = { problems, content: content && { ...(rest as Omit<SheetContent, 'items'>), count: items.length } };
  parentPort?.postMessage(head satisfies WorkerResult, buffers);
  for (let at = 0; at < items.length; at += SLICE_ITEMS) {
    if (parentPort) await once(parentPort, 'message');
    parentPort?.postMessage(items.slice(at, at + SLICE_ITEMS) satisfies WorkerItems);
  }
}
