import { readFileSync, writeFileSync } from 'node:fs';
import { startBuiltServer } from '../support/server/built-server.mjs';
import { childrenOf } from '../support/server/processes';

/** A server in its own process, with the figures that Linux reports for it. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** The time until it answered requests, in milliseconds. */
  startMs: number;
  /** CPU time so far, including child processes, in milliseconds. Linux counts in steps of 10 ms. */
  cpuMs(): number;
  /** Resident memory in megabytes of 1,000,000 bytes. */
  memoryMb(): number;
  peakMb(): number;
  stop(): Promise<unknown>;
}

/** Starts the built server, without the demo, on the data folder in `env`. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const quiet = { HOST: '127.0.0.1', UMMES_DEMO: '', UMMES_LOG_LEVEL: 'info', UMMES_SUBMITS_PER_MINUTE: '0' };
  const { crossOriginUrl: url, pid, startMs, stop } = await startBuiltServer({ ...quiet, ...env }, null);
  const status = (name: string) => {
    const [, kilobytes] = new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return (Number(kilobytes) * 1024) / 1_000_000;
  };
  return {
    url,
    pid,
    startMs,
    cpuMs: () => [pid, ...childrenOf(pid)].reduce((sum, each) => sum + cpuMsOf(each), 0),
    memoryMb: () => status('VmRSS'),
    peakMb() {
      const peak = status('VmHWM');
      writeFileSync(`/proc/${pid}/clear_refs`, '5');
      return peak;
    },
    stop,
  };
}

/** Returns the CPU time of a process and of the children that it has waited for, in milliseconds. */
export function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
}
