import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { PHOTO_PX, PHOTO_WIDTHS, PICTURE_PX, PICTURE_WIDTHS } from '../../../model/addresses/address';
import { PHOTO_DAMAGED_MESSAGE, PHOTO_TYPE_MESSAGE } from '../../../model/application/application-parts';
import { PICTURE_TYPE_MESSAGE } from '../../../model/pictures/own-picture';
import type { PhotoFiles } from '../../storage/photos/photo-store';
import type { Degrees } from './encode-photo.mjs';
import type { EncodedPicture } from './encode-picture.mjs';
import type { Encoded, PhotoProblem, Report, Task } from './photo-process.mjs';

/** The program that encodes a photo, next to this file in both the source and the build. */
const PROGRAM = fileURLToPath(new URL('./photo-process.mjs', import.meta.url));
/** Number of photos that are encoded at once. */
const MAX_PHOTOS = 2;
const LIMITS = {
  /** Maximum memory. The process uses 65 MB before it decodes, and up to 160 MB more for a photo it accepts. */
  memoryBytes: 300_000_000,
  /** Time limit for one photo, including process startup on a busy machine. A third of a second is typical. */
  timeoutMs: 15_000,
};
/** For pictures: AVIF needs 400 MB for the largest square with transparency, and a photograph takes three seconds. */
const PICTURE_LIMITS = { memoryBytes: 500_000_000, timeoutMs: 60_000 };
/** Maximum size of the JavaScript heap, which contains no pictures. */
const MAX_HEAP_MB = 64;
/** Environment variables that the process may need to start and find its libraries. None is a server setting. */
const ENVIRONMENT = ['PATH', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'SystemRoot', 'TMPDIR', 'TEMP'];

type Messages = Readonly<Record<PhotoProblem | 'slow', string>>;

const PHOTO_MESSAGES: Messages = {
  type: PHOTO_TYPE_MESSAGE,
  damaged: PHOTO_DAMAGED_MESSAGE,
  pixels: 'Please select a smaller image, for example a 12-megapixel one',
  slow: 'This photo took too long to process. Please select a smaller image, for example a 12-megapixel one',
};

const PICTURE_MESSAGES: Messages = {
  type: PICTURE_TYPE_MESSAGE,
  damaged: 'The picture is damaged and cannot be opened. Save it again, or choose another one.',
  pixels: 'The picture has too many pixels. Choose a smaller one, for example of 12 megapixels.',
  slow: 'The picture took too long to process. Choose a smaller one, for example of 12 megapixels.',
};

/** Thrown for a file that can't be used as a photo or a picture. The message is for the person who sent it. */
export class InvalidPhotoError extends Error {
  override readonly name = 'InvalidPhotoError';
}

/** Thrown when encoding fails for a reason other than the file. */
export class PhotosUnavailableError extends Error {
  override readonly name = 'PhotosUnavailableError';
}

/** Lets work start up to a number at a time, in order of arrival. */
class Queue {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(readonly maxRunning: number) {}

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.maxRunning) this.#running += 1;
    else await new Promise<void>((start) => this.#waiting.push(start));
    try {
      return await work();
    } finally {
      const startNext = this.#waiting.shift();
      if (startNext) startNext();
      else this.#running -= 1;
    }
  }
}

/**
 * Encodes each photo and picture in its own process. Pictures, which take longer, have a queue of their own, so that
 * applicants don't wait for editors.
 */
export class PhotoEncoder {
  readonly #photos = new Queue(MAX_PHOTOS);
  readonly #pictures = new Queue(1);

  constructor(
    readonly limits = LIMITS,
    readonly pictureLimits = PICTURE_LIMITS,
  ) {}

  /**
   * Encodes a file as WebP in all widths: upright, without metadata.
   * @param degrees clockwise rotation.
   * @throws {InvalidPhotoError} if it is not a photo, or takes too much memory or time.
   * @throws {PhotosUnavailableError}
   */
  encode(path: string, degrees: Degrees = 0): Promise<PhotoFiles> {
    const { memoryBytes, timeoutMs } = this.limits;
    const size = { side: PHOTO_PX, widths: PHOTO_WIDTHS };
    const task: Task = { kind: 'photo', path, degrees, ...size, maxMemoryBytes: memoryBytes };
    return this.#photos.run(() => encodeInProcess<PhotoFiles>(task, timeoutMs, PHOTO_MESSAGES));
  }

  /** Encodes a picture for the sheets as WebP and AVIF in all widths. Otherwise like `encode`. */
  encodePicture(path: string): Promise<EncodedPicture> {
    const { memoryBytes, timeoutMs } = this.pictureLimits;
    const size = { side: PICTURE_PX, widths: PICTURE_WIDTHS };
    const task: Task = { kind: 'picture', path, ...size, maxMemoryBytes: memoryBytes };
    return this.#pictures.run(() => encodeInProcess<EncodedPicture>(task, timeoutMs, PICTURE_MESSAGES));
  }
}

/** Starts a process for a file, waits for its report, and kills it. */
async function encodeInProcess<Result extends Encoded>(
  task: Task,
  timeoutMs: number,
  messages: Messages,
): Promise<Result> {
  const child = startProcess(task);
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      let isReady = false;
      const fail = (problem: PhotoProblem | 'slow', reason: string) =>
        reject(isReady ? new InvalidPhotoError(messages[problem]) : new PhotosUnavailableError(reason));
      timer = setTimeout(() => fail('slow', `the photo process did not start within ${timeoutMs} ms`), timeoutMs);
      child.once('error', ({ message }) => fail('damaged', message));
      // Emitted once its output is closed and it has exited; any report arrives first.
      child.once('close', (_, signal) => {
        // Only the memory limits, its own and the system's, end it with SIGKILL. Any other end is a decoder's crash.
        fail(signal === 'SIGKILL' ? 'pixels' : 'damaged', 'the photo process ended while starting');
      });
      child.on('message', (report: Report) => {
        if ('ready' in report) isReady = true;
        else if ('encoded' in report) resolve(report.encoded as Result);
        else if ('problem' in report) reject(new InvalidPhotoError(messages[report.problem]));
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
