import { existsSync, readdirSync, readFileSync } from 'node:fs';

/* Linux only: what it reports about processes. */

/** The processes that a process has started. */
export function childrenOf(pid: number): number[] {
  const ids = readdirSync(`/proc/${pid}/task`).map((task) => {
    return readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  });
  return ids.flat();
}

/** True until it has ended; a zombie has. */
export function isRunning(pid: number): boolean {
  const file = `/proc/${pid}/status`;
  return existsSync(file) && !/^State:\s+[ZX]/m.test(readFileSync(file, 'utf8'));
}

/** The most memory that a process ever held, in megabytes of 1,000,000 bytes. */
export function peakMemoryMb(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (1024 * Number(kilobytes)) / 1_000_000;
}
