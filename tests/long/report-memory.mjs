import { renameSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/*
 * For `node --import`: on SIGUSR2, the process collects garbage and writes its memory to a file. Otherwise, the
 * resident memory would depend more on when V8 collects than on what is kept.
 */

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');
const file = process.env.UMMES_TEST_MEMORY_FILE ?? '';

process.on('SIGUSR2', () => {
  collectGarbage();
  // The second collection frees objects that the first one finalised.
  setImmediate(() => {
    collectGarbage();
    writeFileSync(`${file}.part`, JSON.stringify(process.memoryUsage()));
    renameSync(`${file}.part`, file);
  });
});
