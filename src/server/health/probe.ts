import type { Logger } from 'pino';
import { withTimeout } from '../http/with-timeout';

/** A check that throws when a part does not work. It never runs twice at a time. */
export interface Check {
  /** The part, as /readyz names it. */
  name: string;
  /** The part logs its changes itself. */
  isLogged?: boolean;
  run(): Promise<void>;
}

/** The state of a part in /readyz. */
export interface ProbeResult {
  state: 'working' | 'failing';
  /** How long ago the last check ended. */
  ageSeconds: number;
}

const TIMES = {
  /** How long a result is kept. */
  keptMs: 10_000,
  /** A check that takes longer has failed. Somewhat longer than a statement's deadline, whose error says more. */
  timeoutMs: 6000,
};

/** Runs a check when somebody asks, keeps its result for a while, and logs when the part fails and when it works again. */
export class Probe {
  #state: ProbeResult['state'] | 'unknown' = 'unknown';
  #checkedAt = Number.NEGATIVE_INFINITY;
  #isRunning = false;
  #answer: Promise<void> = Promise.resolve();

  constructor(
    readonly check: Check,
    readonly log: Logger,
    readonly times = TIMES,
  ) {}

  /** True once a check has failed, until one succeeds. */
  get isFailing(): boolean {
    return this.#state === 'failing';
  }

  async result(): Promise<ProbeResult> {
    // Checks of a part that hangs must not pile up.
    if (!this.#isRunning && performance.now() - this.#checkedAt >= this.times.keptMs) this.#answer = this.#run();
    await this.#answer;
    const ageSeconds = Math.floor((performance.now() - this.#checkedAt) / 1000);
    return { state: this.isFailing ? 'failing' : 'working', ageSeconds };
  }

  /** Resolves when the check has ended, or its time is over. */
  async #run(): Promise<void> {
    const { timeoutMs } = this.times;
    this.#isRunning = true;
    const ended = this.check
      .run()
      .then(
        () => this.#set(null),
        (error) => this.#set(error),
      )
      .finally(() => {
        this.#isRunning = false;
      });
    await withTimeout(ended, timeoutMs);
    if (this.#isRunning) this.#set(new Error(`no answer within ${timeoutMs} ms`));
  }

  #set(failure: Error | null): void {
    const wasFailing = this.isFailing;
    this.#state = failure ? 'failing' : 'working';
    this.#checkedAt = performance.now();
    if (this.check.isLogged) return;
    const about = { part: this.check.name };
    if (failure && !wasFailing) this.log.error({ ...about, reason: failure.message }, 'a part does not work');
    if (!failure && wasFailing) this.log.info(about, 'the part works again');
  }
}
