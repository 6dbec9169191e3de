import { existsSync, readdirSync, readFileSync } from 'node:fs';

/* Linux only: reads /proc. */

export function childrenOf(pid: number): number[] {
  const ids = readdirSync(`/proc/${pid}/task`).map((task) => {
    return readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  });
  return ids.flat();
}

/** Returns whether a process is still running. A zombie does not count. */
export function isRunning(pid: number): boolean {
  const file = `/proc/${pid}/status`;
  return existsSync(file) && !/^State:\s+[ZX]/m.test(readFileSync(file, 'utf8'));
}
