/** The time that clients have used is forgotten after this long. */
const WINDOW_MS = 60_000;

interface Waiting {
  client: string;
  start(): void;
  giveWay(): void;
}

/**
 * Runs one task at a time. Next comes the client who has used the least time lately, so that a usual photo does not
 * wait behind the costly ones of somebody else. When the queue is full, the client with most tasks in it gives way.
 */
export class FairQueue {
  #isRunning = false;
  #waiting: Waiting[] = [];
  #usedMs = new Map<string, number>();
  #windowEnd = 0;

  /** @param places for tasks that wait. @param busy makes the error of a task that there is no place for. */
  constructor(
    readonly places: number,
    readonly busy: () => Error,
  ) {}

  /** @throws the error of `busy`, and what the work throws. */
  async run<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#isRunning) await this.#wait(client);
    this.#isRunning = true;
    const begun = performance.now();
    try {
      return await work();
    } finally {
      this.#countTime(client, performance.now() - begun);
      const next = this.#takeNext();
      if (next) next.start();
      else this.#isRunning = false;
    }
  }

  #wait(client: string): Promise<void> {
    if (this.#waiting.length >= this.places && !this.#makePlace(client)) throw this.busy();
    return new Promise((start, reject) => {
      this.#waiting.push({ client, start, giveWay: () => reject(this.busy()) });
    });
  }

  /** The last task of the client with most of them gives way to one with fewer. @returns whether one did */
  #makePlace(client: string): boolean {
    const counts = new Map<string, number>();
    for (const { client } of this.#waiting) counts.set(client, (counts.get(client) ?? 0) + 1);
    const most = Math.max(...counts.values());
    if (most <= (counts.get(client) ?? 0) + 1) return false;
    const last = this.#waiting.findLast((each) => counts.get(each.client) === most);
    this.#waiting = this.#waiting.filter((each) => each !== last);
    last?.giveWay();
    return true;
  }

  #takeNext(): Waiting | undefined {
    const used = ({ client }: Waiting) => this.#usedMs.get(client) ?? 0;
    const [next] = this.#waiting.toSorted((a, b) => used(a) - used(b)); // stable: those who came first are first
    this.#waiting = this.#waiting.filter((each) => each !== next);
    return next;
  }

  #countTime(client: string, ms: number): void {
    const now = performance.now();
    if (now >= this.#windowEnd) {
      this.#usedMs.clear();
      this.#windowEnd = now + WINDOW_MS;
    }
    this.#usedMs.set(client, (this.#usedMs.get(client) ?? 0) + ms);
  }
}
