import type { IncomingMessage } from 'node:http';

/** Five megabytes over a slow phone (64 kbit/s) take eleven minutes, and they arrive. */
const SLOWEST_BYTES_PER_SECOND = 4000;
/** What a request may take on top of that. */
const GRACE_MS = 30_000;
/** After so long without a chunk the sender is gone. */
const STALL_MS = 60_000;

/** Thrown when a request is not read to its end; the message is for whoever sent it. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  constructor(
    readonly status: 400 | 408 | 413 | 415 | 503,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface BodyLimits {
  maxBytes: number;
  /** The message beyond it. */
  tooLarge: string;
  stallMs?: number;
  /** Called with the number of bytes so far. */
  onProgress?: (received: number) => void;
  /** Ends the reading; its reason is thrown. */
  signal?: AbortSignal;
}

/**
 * Reads a request's body within its limits. One that announces that it is too large is not read at all.
 * @throws {RequestError} The connection stays open for the response.
 */
export async function* readBody(incoming: IncomingMessage, limits: BodyLimits): AsyncGenerator<Buffer> {
  const { maxBytes, tooLarge, stallMs = STALL_MS, onProgress, signal } = limits;
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) throw new RequestError(413, tooLarge);
  const start = performance.now();
  const chunks = incoming.iterator({ destroyOnReturn: false });
  for (let received = 0; ; ) {
    const due = start + GRACE_MS + (received / SLOWEST_BYTES_PER_SECOND) * 1000;
    const ms = Math.min(stallMs, due - performance.now());
    const { done, value } = await within(ms, chunks.next(), incoming, signal);
    if (done) return;
    received += value.length;
    onProgress?.(received);
    if (received > maxBytes) {
      incoming.pause();
      throw new RequestError(413, tooLarge);
    }
    yield value;
  }
}

async function within<Result>(
  ms: number,
  work: Promise<Result>,
  incoming: IncomingMessage,
  signal?: AbortSignal,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  let abort = () => {};
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new RequestError(408, 'Sending took too long. Please try again.')),
      Math.max(0, ms),
    );
    abort = () => reject(signal?.reason);
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    if (!incoming.destroyed || error instanceof RequestError) throw error;
    throw new RequestError(400, 'The request did not arrive whole.');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    work.catch(() => {}); // it may still fail after we stopped waiting
  }
}
