import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { PHOTO_TYPE_MESSAGE } from '../../model/photo';
import { InvalidPhotoError } from './photo-errors';
import type { Picture, Problem, Report, Task } from './photo-process.mjs';
import { PHOTO_PROTOCOL } from './photo-protocol.mjs';

/** Beside this file, as a source and as it is built. */
const PROGRAM = fileURLToPath(new URL('./photo-process.mjs', import.meta.url));
/** Of JavaScript's objects; pictures are not among them. A photo's file is read as a text for a moment. */
const MAX_HEAP_MB = 64;
/** What the process may use. */
const LIMITS = {
  /** It has 65 MB when idle. The largest photo that its header lets pass takes 160 MB more. */
  memoryBytes: 300_000_000,
  /** Of the processor, for one photo. A usual one takes a tenth of a second, the costliest one 1.3 s. */
  cpuMs: 4000,
};
/** The variables that a process may need to start and to find its libraries; none of the server's settings. */
const ENVIRONMENT = ['PATH', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'SystemRoot', 'TMPDIR', 'TEMP'];
/** A cold disk and a busy machine included. */
const START_TIMEOUT_MS = 60_000;
/** Pages and lists come first, with three times the processor's time; 10 would starve photos on a busy machine. */
const NICE = 5;
export const TOO_MANY_PIXELS_MESSAGE = 'Please select a smaller image, such as one of 12 megapixels';

const MESSAGES: Record<Problem, string> = {
  type: PHOTO_TYPE_MESSAGE,
  pixels: TOO_MANY_PIXELS_MESSAGE,
  cost: TOO_MANY_PIXELS_MESSAGE,
};

/** Thrown when the process has ended before it responded. */
export class EncoderEndedError extends Error {
  override readonly name = 'EncoderEndedError';
}

interface Pending {
  resolve(photo: Buffer): void;
  reject(error: Error): void;
}

/** A process that encodes photos (photo-process.mjs). It ends with this one, however that ends. */
export class EncoderProcess {
  readonly #child: ChildProcess;
  readonly #pending = new Map<number, Pending>();
  #nextId = 0;
  /** Resolves with the reason when the process has ended. */
  readonly ended: Promise<string>;

  private constructor(child: ChildProcess) {
    this.#child = child;
    this.ended = new Promise((resolve) => {
      child.once('error', ({ message }) => resolve(message));
      child.once('exit', (code, signal) => {
        const end = () => resolve(`it ended with ${signal ?? code}`);
        if (child.connected)
          child.once('disconnect', end); // its last messages come before this event
        else end();
      });
    });
    void this.ended.then((reason) => {
      for (const { reject } of this.#pending.values()) reject(new EncoderEndedError(reason));
      this.#pending.clear();
    });
    child.on('message', (report: Report) => this.#receive(report));
  }

  /** Starts the process. @throws with the reason when it cannot be started, cannot load sharp, or is of another version. */
  static async start({ memoryBytes, cpuMs } = LIMITS): Promise<EncoderProcess> {
    const names = ENVIRONMENT.filter((name) => process.env[name] !== undefined);
    const child = fork(PROGRAM, [String(memoryBytes), String(cpuMs)], {
      execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
      env: {
        ...Object.fromEntries(names.map((name) => [name, process.env[name]])),
        MALLOC_ARENA_MAX: '2', // glibc would keep the freed memory of each thread
      },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const encoder = new EncoderProcess(child);
    if (child.pid === undefined) throw new Error(await encoder.ended);
    try {
      setPriority(child.pid, NICE);
    } catch {} // it has ended already
    child.unref();
    const report = await within(START_TIMEOUT_MS, Promise.race([firstReport(child), encoder.ended]));
    const failure = failureOf(report);
    if (failure !== null) {
      encoder.kill();
      throw new Error(failure);
    }
    child.channel?.unref();
    return encoder;
  }

  /**
   * Encodes a file, or a sample.
   * @param timeoutMs by the clock; the process itself limits the processor's time.
   * @throws {InvalidPhotoError}
   * @throws {EncoderEndedError}
   */
  async encode(picture: Picture, timeoutMs: number): Promise<Buffer> {
    const id = this.#nextId++;
    const done = new Promise<Buffer>((resolve, reject) => this.#pending.set(id, { resolve, reject }));
    const task: Task = { id, ...picture };
    this.#child.send(task, (error) => error && this.#settle(id)?.reject(new EncoderEndedError(error.message)));
    try {
      return await within(timeoutMs, done);
    } catch (error) {
      if (this.#settle(id) && picture.path !== null) this.kill(); // it is stuck
      throw error;
    }
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  #settle(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  #receive(report: Report): void {
    if (!('id' in report)) return;
    const pending = this.#settle(report.id);
    if ('photo' in report) pending?.resolve(Buffer.from(report.photo));
    else if ('error' in report) pending?.reject(new Error(report.error));
    else if (report.problem === 'cost') void this.#endFor(report.problem, pending);
    else pending?.reject(new InvalidPhotoError(MESSAGES[report.problem]));
  }

  /** The next photo gets another process. */
  async #endFor(problem: Problem, pending: Pending | undefined): Promise<void> {
    this.kill();
    await this.ended;
    pending?.reject(new InvalidPhotoError(MESSAGES[problem]));
  }
}

/** @param report the first one, or why the process has ended before it. @returns why it cannot be used; null if it can. */
function failureOf(report: Report | string): string | null {
  if (typeof report === 'string') return report;
  if ('failed' in report) return report.failed;
  const isUnderstood = 'ready' in report && report.protocol === PHOTO_PROTOCOL;
  return isUnderstood ? null : 'photo-process.mjs is of another version: restart the server';
}

async function firstReport(child: ChildProcess): Promise<Report> {
  const [report] = await once(child, 'message');
  return report;
}

/** @throws when the work takes longer; it continues. */
async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new EncoderEndedError('no response in time')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
