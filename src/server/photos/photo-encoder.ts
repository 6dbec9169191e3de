import type { Logger } from 'pino';
import { withTimeout } from '../http/with-timeout';
import { EncoderEndedError, EncoderProcess } from './encoder-process';
import { FairQueue } from './fair-queue';
import { PhotosBusyError, PhotosUnavailableError } from './photo-errors';
import type { Degrees, Picture } from './photo-process.mjs';

/**
 * Photos that wait to be encoded. A usual one takes a fifth of a second, the costliest one a second: the last in the
 * queue waits a minute at most, half of what the form and proxies wait for a response.
 */
const PLACES = 60;
/** While photos cannot be encoded, a health check tries again no sooner than this. */
const TRY_AGAIN_MS = 10_000;
/** A check takes some milliseconds; a busy machine included. */
const CHECK_TIMEOUT_MS = 5000;
/** A process that has ended because nobody sent photos is started again for a check after this: that takes 0.3 s of CPU. */
const START_COUNTS_MS = 600_000;
/** Of one photo once its turn has come, with the start of a process and the second try; a busy machine included. */
const PHOTO_TIMEOUT_MS = 15_000;
/** A process that ends while it encodes a photo may have been killed from outside: the photo gets a second one. */
const TRIES = 2;
/** One that ends sooner after its start would end again: the next photo starts it. */
const RESTART_AFTER_MS = 1000;
/**
 * The process takes 60 MB, and most of the day nobody sends a photo. Whoever corrects a form sends it again within this
 * time; a later photo waits a third of a second for another process.
 */
const IDLE_MS = 30_000;

/** Whether photos can be encoded: `starting` until the first start has succeeded or failed. */
export type EncoderCondition = 'starting' | 'ready' | 'unavailable';

/**
 * Encodes photos, one at a time, in another process. It is started again whenever it has ended, except after some time
 * without photos: then the next one starts it.
 */
export class PhotoEncoder {
  #process: EncoderProcess | undefined;
  #condition: EncoderCondition = 'starting';
  #starting: Promise<void> | undefined;
  #triedAt = Number.NEGATIVE_INFINITY;
  /** Why the process could not be started the last time; '' if it could. */
  #failure = '';
  #isClosed = false;
  /** Photos and checks that use the process. */
  #uses = 0;
  #idleTimer: NodeJS.Timeout | undefined;
  readonly #queue = new FairQueue(PLACES, () => new PhotosBusyError('Too many photos are waiting'));

  constructor(
    readonly log: Logger,
    readonly idleMs = IDLE_MS,
  ) {}

  /** Starts the process unless it runs; a failure is logged once. */
  load(): Promise<void> {
    if (this.#process || this.#isClosed) return Promise.resolve();
    this.#starting ??= this.#start().finally(() => {
      this.#starting = undefined;
    });
    return this.#starting;
  }

  /** For health checks: the result of the last start. While photos cannot be encoded, tries again to start the process. */
  condition(): EncoderCondition {
    const isDue = performance.now() - this.#triedAt > TRY_AGAIN_MS;
    if (this.#condition === 'unavailable' && isDue) void this.load();
    return this.#condition;
  }

  /**
   * Encodes a tiny picture, whatever is waiting. While nobody sends photos, the result of the last start counts for a
   * while, and the process is left to end.
   * @throws with a plain reason when that fails or takes 5 s.
   */
  async check(): Promise<void> {
    const hasEnded = this.#condition === 'ready' && !this.#process;
    if (hasEnded && performance.now() - this.#triedAt < START_COUNTS_MS) return;
    this.#uses++;
    try {
      await withTimeout(this.load(), CHECK_TIMEOUT_MS);
      if (!this.#process) throw new Error(this.#failure || 'the encoder is starting');
      await this.#process.encode({ path: null }, CHECK_TIMEOUT_MS);
    } catch (error) {
      throw new Error(`photos cannot be encoded: ${(error as Error).message}`, { cause: error });
    } finally {
      this.#uses--;
    }
  }

  /**
   * Encodes a file as WebP: upright, without metadata, at most 640 pixels a side.
   * @param client whose photo it is: the clients who have used the least time come first.
   * @param degrees by which the picture is turned clockwise.
   * @param width in pixels, if it is to be narrower.
   * @throws {InvalidPhotoError}
   * @throws {PhotosBusyError} when too many photos are waiting.
   * @throws {PhotosUnavailableError} while photos cannot be encoded.
   */
  encode(path: string, client: string, degrees: Degrees = 0, width?: number): Promise<Buffer> {
    return this.#queue.run(client, () => this.#encodeNow({ path, degrees, width }));
  }

  /** Ends the process. */
  close(): void {
    this.#isClosed = true;
    this.#condition = 'unavailable';
    clearTimeout(this.#idleTimer);
    this.#process?.kill();
  }

  /** Ends the process if nothing comes for a while from now. */
  #endWhenIdle(): void {
    clearTimeout(this.#idleTimer);
    if (this.#isClosed) return;
    this.#idleTimer = setTimeout(() => {
      if (this.#uses > 0) return this.#endWhenIdle();
      const idle = this.#process;
      this.#process = undefined;
      idle?.kill();
    }, this.idleMs).unref();
  }

  async #encodeNow(picture: Picture): Promise<Buffer> {
    let reason = 'the encoder cannot be started';
    const end = performance.now() + PHOTO_TIMEOUT_MS;
    const remainingMs = () => Math.ceil(end - performance.now());
    this.#uses++;
    try {
      for (let tried = 0; tried < TRIES && remainingMs() > 0; tried++) {
        await withTimeout(this.load(), remainingMs());
        const process = this.#process;
        if (!process) break;
        try {
          return await process.encode(picture, remainingMs());
        } catch (error) {
          if (!(error instanceof EncoderEndedError)) throw error;
          reason = error.message;
          process.kill();
          await process.ended;
        }
      }
      throw new PhotosUnavailableError(reason);
    } finally {
      this.#uses--;
      this.#endWhenIdle();
    }
  }

  async #start(): Promise<void> {
    this.#triedAt = performance.now();
    try {
      const process = await EncoderProcess.start();
      this.#process = process;
      void process.ended.then((reason) => this.#process === process && this.#restart(reason));
      if (this.#isClosed) return process.kill();
      this.#condition = 'ready';
      this.#endWhenIdle();
      if (this.#failure) this.log.info('photos can be encoded again');
      this.#failure = '';
    } catch (error) {
      if (!this.#failure)
        this.log.error({ err: error }, 'photos cannot be encoded; applications without one can be sent');
      this.#failure = (error as Error).message;
      this.#condition = 'unavailable';
    }
  }

  /** At once, so that the next photo does not wait for it. */
  #restart(reason: string): void {
    this.#process = undefined;
    if (this.#isClosed) return;
    this.#condition = 'unavailable';
    this.log.warn({ reason }, 'the process that encodes photos has ended; another one is started');
    if (performance.now() - this.#triedAt > RESTART_AFTER_MS) void this.load();
  }
}
