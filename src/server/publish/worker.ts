/* The worker thread that generates the site's responses. Started by publisher.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { SheetFault } from '../sources/sheet-fault';
import type { CallMessage, WorkerMessage, WorkerOptions } from './messages';
import { reportOn } from './sheets/read-sheet';
import { SiteMaker } from './site-maker';
import { readWorkbook } from './workbook/read-workbook';

const options: WorkerOptions = workerData;
const post = (message: WorkerMessage, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(message, transfer);
const maker = new SiteMaker(options, post);

parentPort?.on('message', async (message: CallMessage) => {
  const { id } = message;
  try {
    post({ id, result: await handle(message) });
  } catch (error) {
    post({ id, error: (error as Error).message, fault: error instanceof SheetFault ? error.fault : null });
  }
});

function handle(message: CallMessage): unknown {
  switch (message.call) {
    case 'show':
      return watched(message.id, () => maker.showSheet(message.name, message.content));
    case 'report':
      return watched(message.id, () => reportOn(message.name, message.content, maker.reading, message.maxProblems));
    case 'compare':
      return watched(message.id, () => maker.compareSheet(message.name, message.content));
    case 'split':
      return watched(message.id, () => readWorkbook(message.bytes));
    case 'pictures':
      return maker.setPictures(message.pictures);
    case 'people':
      return maker.showPeople(message.rows);
    case 'time':
      return maker.showTime(message.day, message.now);
    case 'find':
      return maker.find(message.key);
    case 'make':
      return maker.make(message.key);
    case 'retry':
      return maker.retry();
    case 'stop':
      maker.stop();
      return parentPort?.close();
  }
}

/** Announces work on a sheet, so that the main thread can tell which sheet hung or crashed this thread. */
async function watched<Result>(sheet: number, work: () => Result): Promise<Awaited<Result>> {
  post({ working: { sheet } });
  try {
    return await work();
  } finally {
    post({ working: null });
  }
}
