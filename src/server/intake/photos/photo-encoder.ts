import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { PHOTO_PX, PHOTO_WIDTHS } from '../../../model/addresses/address';
import { PHOTO_DAMAGED_MESSAGE, PHOTO_TYPE_MESSAGE } from '../../../model/application/application-parts';
import type { PhotoFiles } from '../../storage/photos/photo-store';
import type { Degrees } from './encode-photo.mjs';
import type { Problem, Report, Task } from './photo-process.mjs';

/** The program that encodes a photo, next to this file in both the source and the build. */
const PROGRAM = fileURLToPath(new URL('./photo-process.mjs', import.meta.url));
const MAX_PROCESSES = 2;
const LIMITS = {
  /** Maximum memory. The process uses 65 MB before it decodes, and up to 160 MB more for a photo it accepts. */
  memoryBytes: 300_000_000,
  /** Time limit for one photo, including process startup on a busy machine. A third of a second is typical. */
  timeoutMs: 15_000,
};
/** Maximum size of the JavaScript heap, which contains no pictures. */
const MAX_HEAP_MB = 64;
/** Environment variables that the process may need to start and find its libraries. None is a server setting. */
const ENVIRONMENT = ['PATH', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'SystemRoot', 'TMPDIR', 'TEMP'];

const MESSAGES: Record<Problem | 'slow', string> = {
  type: PHOTO_TYPE_MESSAGE,
  damaged: PHOTO_DAMAGED_MESSAGE,
  pixels: 'Please select a smaller image, for example a 12-megapixel one',
  slow: 'This photo took too long to process. Please select a smaller image, for example a 12-megapixel one',
};

/** Thrown for a file that can't be used as a photo. The message is for the applicant. */
export class InvalidPhotoError extends Error {
  override readonly name = 'InvalidPhotoError';
}

/** Thrown when encoding fails for a reason other than the file. */
export class PhotosUnavailableError extends Error {
  override readonly name = 'PhotosUnavailableError';
}

/** Encodes each photo in its own process, two at a time, in order of arrival. */
export class PhotoEncoder {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(readonly limits = LIMITS) {}

  /**
   * Encodes a file as WebP in all widths: upright, without metadata.
   * @param degrees clockwise rotation.
   * @throws {InvalidPhotoError} if it is not a photo, or takes too much memory or time.
   * @throws {PhotosUnavailableError}
   */
  async encode(path: string, degrees: Degrees = 0): Promise<PhotoFiles> {
    if (this.#running < MAX_PROCESSES) this.#running += 1;
    else await new Promise<void>((start) => this.#waiting.push(start));
    const { memoryBytes, timeoutMs } = this.limits;
    const task = { path, degrees, side: PHOTO_PX, widths: PHOTO_WIDTHS, maxMemoryBytes: memoryBytes };
    try {
      return await encodeInProcess(task, timeoutMs);
    } finally {
      const startNext = this.#waiting.shift();
      if (startNext) startNext();
      else this.#running -= 1;
    }
  }
}

/** Starts a process for a photo, waits for its report, and kills it. */
async function encodeInProcess(task: Task, timeoutMs: number): Promise<PhotoFiles> {
  const child = startProcess(task);
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      let isReady = false;
      const fail = (problem: Problem | 'slow', reason: string) =>
        reject(isReady ? new InvalidPhotoError(MESSAGES[problem]) : new PhotosUnavailableError(reason));
      timer = setTimeout(() => fail('slow', `the photo process did not start within ${timeoutMs} ms`), timeoutMs);
      child.once('error', ({ message }) => fail('damaged', message));
      // Emitted once its output is closed and it has exited; any report arrives first.
      child.once('close', (_, signal) => {
        // Only the memory limits, its own and the system's, end it with SIGKILL. Any other end is a decoder's crash.
        fail(signal === 'SIGKILL' ? 'pixels' : 'damaged', 'the photo process ended while starting');
      });
      child.on('message', (report: Report) => {
        if ('ready' in report) isReady = true;
        else if ('files' in report) resolve(report.files);
        else if ('problem' in report) reject(new InvalidPhotoError(MESSAGES[report.problem]));
        else reject(new PhotosUnavailableError(report.failed));
      });
    });
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}

function startProcess(task: Task): ChildProcess {
  return fork(PROGRAM, [JSON.stringify(task)], {
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
    env: Object.fromEntries(ENVIRONMENT.map((name) => [name, process.env[name]])),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
