import { RequestError } from './request-error';

/** The minimum speed of a body: 1 kB/s on average, in every 30 s. */
const MINIMUM: Minimum = { windowMs: 30_000, bytes: 30_000 };

interface Minimum {
  windowMs: number;
  bytes: number;
}

const TOO_SLOW = 'Sending took too long. Please try again.';

/** A request's body that is arriving, and its speed. Time in which the server doesn't wait for the sender isn't counted. */
export class Arrival {
  /** Whether more of the body is expected. */
  isArriving = true;
  /** The bytes received in this window, and the time waited for them. */
  #bytes = 0;
  #waitedMs = 0;
  #waitingSince: number | null = null;
  /** The same for the window before. */
  #before = { bytes: 0, ms: 0 };
  #fail: (error: RequestError) => void = () => {};
  readonly #failed = new Promise<never>((_, reject) => {
    this.#fail = reject;
  });

  constructor(readonly minimum = MINIMUM) {
    this.#failed.catch(() => {});
  }

  /** The time waited in this window and the one before, in milliseconds. */
  get waitedMs(): number {
    const waiting = this.#waitingSince === null ? 0 : performance.now() - this.#waitingSince;
    return this.#before.ms + this.#waitedMs + waiting;
  }

  /** The average speed in this window and the one before. */
  get bytesPerSecond(): number {
    return (this.#before.bytes + this.#bytes) / Math.max(this.waitedMs / 1000, 0.001);
  }

  /** Ends the body: `next` throws the error. */
  end(error: RequestError): void {
    this.#fail(error);
  }

  /**
   * Waits for the next part of the body.
   * @throws {RequestError} 408 if the body arrives more slowly than the minimum; the error from `end`.
   */
  async next<Part extends { value?: Buffer }>(coming: Promise<Part>): Promise<Part> {
    coming.catch(() => {}); // it may still fail after this has
    for (;;) {
      const part = await this.#wait(coming);
      this.#bytes += part?.value?.length ?? 0;
      if (this.#waitedMs >= this.minimum.windowMs) this.#startWindow();
      if (part) return part;
    }
  }

  /** Waits until the window ends at the latest. */
  async #wait<Part>(coming: Promise<Part>): Promise<Part | undefined> {
    let timer: NodeJS.Timeout | undefined;
    const startedAt = performance.now();
    this.#waitingSince = startedAt;
    const windowEnd = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), this.minimum.windowMs - this.#waitedMs);
    });
    try {
      return await Promise.race([this.#failed, coming, windowEnd]);
    } finally {
      clearTimeout(timer);
      this.#waitingSince = null;
      this.#waitedMs += performance.now() - startedAt;
    }
  }

  #startWindow(): void {
    if (this.#bytes < this.minimum.bytes) throw new RequestError(408, TOO_SLOW);
    this.#before = { bytes: this.#bytes, ms: this.#waitedMs };
    this.#bytes = 0;
    this.#waitedMs = 0;
  }
}
