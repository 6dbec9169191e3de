import { RequestError } from '../http/request-body';

/** Applications at a time. Each holds a connection and up to 5 MB of disk, no memory to speak of. */
const SLOTS = 100;
/** Of one address: a household, or the part of a class that presses the button in the same moment. */
const SLOTS_PER_CLIENT = 6;
/**
 * An upload that is slower gives way when every slot is taken. A phone at 1.6 Mbit/s sends four times as much; one at
 * 250 kbit/s gives way only if nobody is slower.
 */
const CROWDED_BYTES_PER_SECOND = 50_000;
/** The time over which an upload's speed is measured at least: a few bytes in the first moment are not fast. */
const MEASURE_MS = 3000;

export const CROWDED = 'Many applications are arriving at the moment. Please try again in a minute.';

/** An application that is arriving or being stored. */
export class Upload {
  received = 0;
  /** False once it has arrived: it gives way no more. */
  isArriving = true;
  readonly #controller = new AbortController();
  /** @param client whose it is; null for a client that stands for many people. */
  constructor(
    readonly client: string | null,
    readonly startedAt: number,
  ) {}

  /** Aborted when it has to give way. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Bytes per second. */
  speedAt(now: number): number {
    return (this.received / Math.max(MEASURE_MS, now - this.startedAt)) * 1000;
  }

  giveWay(): void {
    this.#controller.abort(new RequestError(503, CROWDED));
  }
}

/**
 * The applications that are sent at a time: few per client, so that one alone cannot take all slots. When every slot is
 * taken, the slowest upload gives way: one that is slow, or one of a client that has more of them.
 */
export class UploadSlots {
  readonly #uploads = new Set<Upload>();

  constructor(readonly now: () => number = () => performance.now()) {}

  /** Takes a slot. @returns `'client'` if the client has too many of them, `'full'` if there is none for anybody. */
  take(client: string | null): Upload | 'client' | 'full' {
    const held = this.#held(client);
    if (client !== null && held >= SLOTS_PER_CLIENT) return 'client';
    if (this.#uploads.size >= SLOTS && !this.#makePlace(held)) return 'full';
    const upload = new Upload(client, this.now());
    this.#uploads.add(upload);
    return upload;
  }

  release(upload: Upload): void {
    this.#uploads.delete(upload);
  }

  /** Whether its client would still have as many without it. */
  #hasMore({ client }: Upload, held: number): boolean {
    return client !== null && this.#held(client) > held + 1;
  }

  #held(client: string | null): number {
    return [...this.#uploads].filter((upload) => upload.client === client).length;
  }

  #makePlace(held: number): boolean {
    const now = this.now();
    const [slowest] = [...this.#uploads]
      .filter((upload) => upload.isArriving)
      .filter((upload) => upload.speedAt(now) < CROWDED_BYTES_PER_SECOND || this.#hasMore(upload, held))
      .sort((a, b) => a.speedAt(now) - b.speedAt(now));
    if (!slowest) return false;
    slowest.giveWay();
    this.release(slowest);
    return true;
  }
}
