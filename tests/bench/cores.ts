import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The cores of the server and of the program that sends requests to it. */
export const SERVER_CORE = '0';
export const CLIENT_CORE = '1';

/** The number of cores before this process is kept on one. */
const CORES = availableParallelism();

/** All cores of this machine. */
export const ALL_CORES = `0-${CORES - 1}`;

/**
 * Keeps a process, its threads and those that they start on these cores.
 * @returns false if there is only one core, or no `taskset` (util-linux).
 */
export function pin(pid: number, cores: string): boolean {
  if (CORES < 2) return false;
  return spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)]).status === 0;
}
