import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { childrenOf } from '../support/server/processes';

const BUILT_CLI = join(import.meta.dirname, '../../dist/server/ummes.js');

/** A server in its own process, with the values that Linux reports about it. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** CPU time so far including child processes, in milliseconds. Linux counts in steps of 10 ms. */
  cpuMs(): number;
  /** Resident memory in megabytes of 1,000,000 bytes. */
  memoryMb(): number;
  /** The peak resident memory since the last call. */
  peakMb(): number;
  stop(): Promise<void>;
}

/** Starts the built command and waits for its address. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [BUILT_CLI, 'start'], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      UMMES_LOG_LEVEL: 'info',
      UMMES_SUBMITS_PER_MINUTE: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await announcedUrl(child);
  const pid = child.pid as number;
  const status = (name: string) => {
    const [, kilobytes] = new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return (Number(kilobytes) * 1024) / 1_000_000;
  };
  return {
    url,
    pid,
    cpuMs: () => [pid, ...childrenOf(pid)].reduce((sum, each) => sum + cpuMsOf(each), 0),
    memoryMb: () => status('VmRSS'),
    peakMb() {
      const peak = status('VmHWM');
      writeFileSync(`/proc/${pid}/clear_refs`, '5');
      return peak;
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Returns the CPU time of a process and of the children that it has waited for. */
function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
}

/** Finds the address in the server's log. Keeps reading the output, because a full pipe would block the server. */
function announcedUrl(child: ChildProcess): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the server exited: ${text}`)));
    child.stdout?.on('data', (chunk) => {
      text = (text + chunk).slice(-10_000);
      const url = /"url":"([^"]+)"/.exec(text)?.[1];
      if (url) resolve(url);
    });
  });
}
