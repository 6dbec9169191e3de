import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { withTimeout } from '../http/with-timeout';
import type { Arrival, ArrivalKind } from './message';
import { reasonOf, SendError } from './send-error';

/** Mail servers that delay their greeting take some seconds. */
const TIMEOUT_MS = 10_000;
/** Before the second try, and before the third one. */
const PAUSES_MS = [5000, 60_000];
/** What is not sent waits for the next message. Further applications are in the desk, like all others. */
const MAX_WAITING = 1000;
/** How long a stop waits for a message that is on its way. */
const STOP_MS = 1000;

/** Sends a message about all of these applications. */
export type Send = (arrivals: readonly [Arrival, ...Arrival[]], signal: AbortSignal) => Promise<void>;

/** How long a try may take, and what comes between tries. */
export interface Times {
  timeoutMs: number;
  pausesMs: readonly number[];
}

/**
 * One way to send notifications, one at a time: applications that come while one is being sent are summed up in the next.
 * What could not be sent in three tries is part of the message about the next application.
 */
export class Channel {
  readonly #waiting = new Map<string, Arrival>();
  #isSending = false;
  #sending: Promise<void> = Promise.resolve();
  /** Ends the pauses. */
  readonly #stopping = new AbortController();
  /** Ends a try. */
  readonly #ending = new AbortController();

  constructor(
    readonly name: string,
    readonly send: Send,
    readonly log: Logger,
    readonly times: Times = { timeoutMs: TIMEOUT_MS, pausesMs: PAUSES_MS },
    readonly kind: ArrivalKind = 'application',
  ) {}

  /** Returns at once. */
  add(arrival: Arrival): void {
    if (this.#waiting.size < MAX_WAITING) this.#waiting.set(arrival.id, arrival);
    if (!this.#isSending && !this.#stopping.signal.aborted) this.#sending = this.#sendAll();
  }

  /** Waits for a message that is on its way, for a second at most. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await withTimeout(this.#sending, STOP_MS);
    this.#ending.abort();
    await this.#sending;
    if (this.#waiting.size > 0)
      this.log.warn(
        { channel: this.name, [`${this.kind}s`]: this.#waiting.size },
        'stopped without a notification of these',
      );
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    let failed = 0;
    // Again after a failure, if others have come during the last try.
    while (this.#waiting.size > failed) {
      failed = await this.#deliver();
      if (this.#stopping.signal.aborted) break;
    }
    this.#isSending = false;
  }

  /** @returns how many applications the message was about that could not be sent; 0 if it was. */
  async #deliver(): Promise<number> {
    const { pausesMs } = this.times;
    for (let tries = 1; ; tries++) {
      const [first, ...others] = this.#waiting.values();
      if (!first) return 0;
      const about = { channel: this.name, [`${this.kind}s`]: 1 + others.length };
      try {
        await this.#attempt([first, ...others]);
        for (const { id } of [first, ...others]) this.#waiting.delete(id);
        this.log.info(about, 'a notification was sent');
        return 0;
      } catch (error) {
        const pause = pausesMs[tries - 1];
        const reason = reasonOf(error);
        if (pause === undefined || this.#stopping.signal.aborted) {
          this.log.warn(
            { ...about, tries, reason },
            `a notification could not be sent; the next ${this.kind} tries again`,
          );
          return 1 + others.length;
        }
        this.log.info({ ...about, tries, reason }, 'a notification could not be sent yet');
        await sleep(pause, undefined, { signal: this.#stopping.signal }).catch(() => {}); // a stop ends it
      }
    }
  }

  /** @throws when it fails, takes too long, or the server stops. */
  async #attempt(arrivals: readonly [Arrival, ...Arrival[]]): Promise<void> {
    const controller = new AbortController();
    const ended = new Promise<never>((_, reject) => {
      controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
    });
    const end = (message: string) => controller.abort(new SendError(message));
    const { timeoutMs } = this.times;
    const timer = setTimeout(() => end(`no success within ${timeoutMs / 1000} s`), timeoutMs);
    const onStop = () => end('the server stopped');
    this.#ending.signal.addEventListener('abort', onStop);
    try {
      await Promise.race([this.send(arrivals, controller.signal), ended]);
    } finally {
      clearTimeout(timer);
      this.#ending.signal.removeEventListener('abort', onStop);
    }
  }
}
