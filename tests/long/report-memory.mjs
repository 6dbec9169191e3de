import { renameSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/*
 * For `node --import`: on SIGUSR2, the process collects its garbage and writes its memory to a file. Without it, the
 * resident memory says more about when V8 collects than about what is kept.
 */

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');
const file = process.env.UMMES_TEST_MEMORY_FILE ?? '';

process.on('SIGUSR2', () => {
  collectGarbage();
  // What the first collection has finalised is freed by the second one.
  setImmediate(() => {
    collectGarbage();
    writeFileSync(`${file}.part`, JSON.stringify(process.memoryUsage()));
    renameSync(`${file}.part`, file);
  });
});
