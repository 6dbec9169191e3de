import type { Logger } from 'pino';
import type { RunningServer } from '../app/start-server';
import type { DataLock } from '../storage/data-lock';
import type { Storage } from '../storage/storage';
import { EXIT } from './command';

/** A stop ends within ten seconds in any case; a little less leaves time to write the log. */
const STOP_LIMIT_MS = 9500;
/** How long connections that do not close, such as one to a dead database, may hold the process after the stop. */
const EXIT_GRACE_MS = 100;

/**
 * Resolves at the first signal to stop; a second one ends the process at once. So does the first while
 * the server does not listen yet: it may be waiting for its database.
 */
export function stopSignal(isListening: () => boolean): Promise<string> {
  let isStopping = false;
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (isStopping) process.exit(EXIT.failed);
        if (!isListening()) process.exit(EXIT.ok);
        isStopping = true;
        resolve(signal);
      });
    }
  });
}

/** Stops the server and closes its storage. @returns `EXIT.failed` if requests were cut off. */
export async function stop(server: RunningServer, storage: Storage, lock: DataLock, log: Logger): Promise<number> {
  const limit = setTimeout(() => {
    log.error('the storage did not close in time; what was acknowledged is stored');
    process.exit(EXIT.failed);
  }, STOP_LIMIT_MS);
  const cut = await server.stop();
  await storage.close();
  clearTimeout(limit);
  lock.release();
  const code = cut.length > 0 ? EXIT.failed : EXIT.ok;
  if (cut.length > 0) log.warn({ requests: cut }, 'stopped; these requests were cut off');
  else log.info('stopped');
  setTimeout(() => process.exit(code), EXIT_GRACE_MS).unref();
  return code;
}
