/* A worker thread, for one sheet. Started by sheet-reader.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { SheetFault } from './fault';
import { type ContentRequest, type ContentResult, readContent } from './read-content';

/** What the worker sends: the content, or why there is none. */
export type WorkerResult = ContentResult | { message: string; isFault: boolean };

try {
  const result: WorkerResult = readContent(workerData as ContentRequest);
  parentPort?.postMessage(result, result.content ? [result.content.body.buffer] : []);
} catch (error) {
  // A class does not survive the way to another thread.
  const { message } = error as Error;
  parentPort?.postMessage({ message, isFault: error instanceof SheetFault } satisfies WorkerResult);
}
