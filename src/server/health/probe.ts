import type { Logger } from 'pino';

/** A check that throws when a part does not work. It may be called again after a failure, but never beside itself. */
export interface Check {
  /** The part, as /readyz names it. */
  name: string;
  /** How long after a check the next one begins. */
  intervalMs: number;
  /** A check that takes longer has failed. */
  timeoutMs: number;
  /** The part logs its changes itself. */
  isLogged?: boolean;
  run(): Promise<void>;
}

/** The state of a part in /readyz. */
export interface ProbeResult {
  /** `unknown` until the first check has ended. */
  state: 'working' | 'failing' | 'unknown';
  /** How long ago the last check ended; null before. */
  ageSeconds: number | null;
}

/** Runs a check by itself, again and again, and logs when its part stops working and when it works again. */
export class Probe {
  #state: ProbeResult['state'] = 'unknown';
  #checkedAt: number | null = null;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(
    readonly check: Check,
    readonly log: Logger,
  ) {}

  /** Checks now, and from then on at the check's interval. */
  start(): void {
    this.#running = this.#run();
  }

  /** Resolves when a check that is running has ended. */
  stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    return this.#running;
  }

  result(): ProbeResult {
    const ageSeconds = this.#checkedAt === null ? null : Math.floor((performance.now() - this.#checkedAt) / 1000);
    return { state: this.#state, ageSeconds };
  }

  async #run(): Promise<void> {
    const { timeoutMs, intervalMs } = this.check;
    const timeout = setTimeout(() => this.#set(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs).unref();
    let failure: Error | null = null;
    try {
      await this.check.run();
    } catch (error) {
      failure = error as Error;
    }
    // Not before the check has ended, however long it takes: checks of a part that hangs must not pile up.
    clearTimeout(timeout);
    this.#set(failure);
    if (!this.#stopped) this.#timer = setTimeout(() => this.start(), intervalMs).unref();
  }

  #set(failure: Error | null): void {
    if (this.#stopped) return;
    const before = this.#state;
    this.#state = failure ? 'failing' : 'working';
    this.#checkedAt = performance.now();
    if (this.check.isLogged) return;
    const about = { part: this.check.name };
    if (failure && before !== 'failing') this.log.error({ ...about, reason: failure.message }, 'a part does not work');
    if (!failure && before === 'failing') this.log.info(about, 'the part works again');
  }
}
