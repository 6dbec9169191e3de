import type { Logger } from 'pino';
import { encodePhoto } from './encode-photo';
import { limitConcurrency } from './limit-concurrency';
import { loadSharp, type SharpModule } from './load-sharp';

/** Photos decoded at once. One may take a core and 150 MB; a usual one is done in a fifth of a second. */
const AT_ONCE = 1;
/** While photos cannot be encoded, a health check tries again no sooner than this. */
const TRY_AGAIN_MS = 10_000;

/** Thrown while sharp cannot be loaded. */
export class PhotosUnavailableError extends Error {
  override readonly name = 'PhotosUnavailableError';
}

/** Encodes photos. Without sharp it keeps trying to load it. */
export class PhotoEncoder {
  #sharp: SharpModule | undefined;
  #loading: Promise<void> | undefined;
  #triedAt = Number.NEGATIVE_INFINITY;
  #failing = false;
  readonly #limit = limitConcurrency(AT_ONCE);

  constructor(readonly log: Logger) {}

  /** Loads sharp unless it is there; a failure is logged once. */
  load(): Promise<void> {
    if (this.#sharp) return Promise.resolve();
    this.#loading ??= this.#tryLoading().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  /** For health checks. While sharp is missing, tries again to load it. */
  condition(): 'ready' | 'unavailable' {
    if (this.#sharp) return 'ready';
    if (performance.now() - this.#triedAt > TRY_AGAIN_MS) void this.load();
    return 'unavailable';
  }

  /**
   * Encodes a file, see `encodePhoto`.
   * @throws {PhotosUnavailableError} and what `encodePhoto` throws.
   */
  encode(path: string): Promise<Buffer> {
    return this.#limit(async () => {
      await this.load();
      if (!this.#sharp) throw new PhotosUnavailableError('sharp is not loaded');
      return encodePhoto(this.#sharp, path);
    });
  }

  async #tryLoading(): Promise<void> {
    this.#triedAt = performance.now();
    try {
      this.#sharp = await loadSharp();
      if (this.#failing) this.log.info('photos can be encoded again');
    } catch (error) {
      if (!this.#failing)
        this.log.error({ err: error }, 'photos cannot be encoded; applications without one can be sent');
      this.#failing = true;
    }
  }
}
