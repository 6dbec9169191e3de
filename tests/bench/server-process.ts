import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { childrenOf } from '../support/server/processes';

const BUILT_CLI = join(import.meta.dirname, '../../dist/server/ummes.js');

/** A server in a process of its own, with what Linux reports of it. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** CPU time so far of the threads that there are, in milliseconds. */
  cpuMs(): number;
  /** Likewise, with the threads that have ended; counted in steps of 10 ms. */
  endedCpuMs(): number;
  /** CPU time so far of the child processes that there are. */
  childCpuMs(): number;
  /** How long its main thread was ready to run so far, and other processes had the processors. */
  delayMs(): number;
  /** Resident memory, in megabytes of 1,000,000 bytes. */
  memoryMb(): number;
  /** The most resident memory since the last call. */
  peakMb(): number;
  stop(): Promise<void>;
}

/** Starts the built command and waits for its address. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [BUILT_CLI, 'start'], {
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', UMMES_LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await announcedUrl(child);
  const proc = `/proc/${child.pid}`;
  const status = (name: string) =>
    (Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`${proc}/status`, 'utf8'))?.[1]) * 1024) / 1_000_000;
  return {
    url,
    pid: child.pid as number,
    cpuMs: () => threadsCpuMs(child.pid as number),
    endedCpuMs() {
      const [, user = 0, system = 0] = /\) (?:\S+ ){11}(\d+) (\d+)/.exec(readFileSync(`${proc}/stat`, 'utf8')) ?? [];
      return (Number(user) + Number(system)) * 10;
    },
    childCpuMs: () => childrenOf(child.pid as number).reduce((sum, pid) => sum + threadsCpuMs(pid), 0),
    delayMs: () => delayMsOf(child.pid as number),
    memoryMb: () => status('VmRSS'),
    peakMb() {
      const peak = status('VmHWM');
      writeFileSync(`${proc}/clear_refs`, '5');
      return peak;
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** How long the main thread of a process was ready to run so far, and others had the processors. */
export function delayMsOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1_000_000;
}

function threadsCpuMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) => {
    return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
  });
  return threads.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1_000_000;
}

/** The address in a line of the server's log; whatever it writes later is read, so that it never waits for us. */
function announcedUrl(child: ChildProcess): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The server ended: ${text}`)));
    child.stdout?.on('data', (chunk) => {
      text = (text + chunk).slice(-10_000);
      const url = /"url":"([^"]+)"/.exec(text)?.[1];
      if (url) resolve(url);
    });
  });
}
