interface Job<Result> {
  work(): Promise<Result>;
  result: Promise<Result | undefined>;
  resolve(result?: Result | Promise<Result>): void;
  /** When it was last requested, by the monotonic clock. */
  requestedAt: number;
}

interface TurnsOptions {
  /** Maximum number of jobs, including the one that is running. */
  maxJobs: number;
  /** How long a client waits. After that, a job that hasn't started is dropped. */
  waitMs: number;
}

/** Runs jobs one at a time, and takes turns between clients, so that one client's many jobs don't delay another's. */
export class Turns<Result> {
  /** The keys of the jobs that each client waits for. The next client comes first. */
  readonly #clients = new Map<string, Set<string>>();
  /** The jobs that wait, by key. */
  readonly #jobs = new Map<string, Job<Result>>();
  #running: { key: string; job: Job<Result> } | undefined;

  constructor(readonly options: TurnsOptions) {}

  /**
   * Runs a job when it is the client's turn. Clients share jobs with the same key.
   * @returns undefined if it was dropped because too many are waiting, or for too long.
   */
  run(client: string, key: string, work: () => Promise<Result>): Promise<Result | undefined> {
    if (this.#running?.key === key) return this.#running.job.result;
    const waiting = this.#clients.get(client) ?? new Set<string>();
    let job = this.#jobs.get(key);
    if (!job) {
      const count = this.#jobs.size + Number(this.#running !== undefined);
      if (count >= this.options.maxJobs && !this.#makeRoom(waiting.size)) return Promise.resolve(undefined);
      job = newJob(work);
      this.#jobs.set(key, job);
    }
    job.requestedAt = performance.now();
    waiting.add(key);
    this.#clients.set(client, waiting);
    void this.#next();
    return job.result;
  }

  /**
   * Drops a job of the client with the most, unless the new job's client would then have as many: the last one that no
   * other client waits for.
   * @returns whether it has dropped one.
   */
  #makeRoom(own: number): boolean {
    const [longest, ...others] = [...this.#clients.values()].sort((a, b) => b.size - a.size);
    if (!longest || longest.size <= own + 1) return false;
    const key = [...longest].findLast((each) => !others.some((keys) => keys.has(each)));
    if (key === undefined) return false;
    longest.delete(key);
    this.#jobs.get(key)?.resolve(undefined);
    this.#jobs.delete(key);
    return true;
  }

  async #next(): Promise<void> {
    if (this.#running) return;
    for (let key = this.#take(); key !== undefined; key = this.#take()) {
      const job = this.#jobs.get(key);
      if (!job) continue;
      this.#jobs.delete(key);
      for (const keys of this.#clients.values()) keys.delete(key); // it runs in this client's turn, for all
      if (performance.now() - job.requestedAt > this.options.waitMs) job.resolve(undefined);
      else {
        this.#running = { key, job };
        job.resolve(job.work());
        await job.result.catch(() => {});
        this.#running = undefined;
      }
    }
  }

  /** Takes a key from the next client, which then comes last. */
  #take(): string | undefined {
    const [next] = this.#clients;
    if (!next) return undefined;
    const [client, keys] = next;
    const [key] = keys;
    this.#clients.delete(client);
    if (key !== undefined) keys.delete(key);
    if (keys.size > 0) this.#clients.set(client, keys);
    return key ?? this.#take();
  }
}

function newJob<Result>(work: () => Promise<Result>): Job<Result> {
  let resolve: Job<Result>['resolve'] = () => {};
  const result = new Promise<Result | undefined>((settle) => {
    resolve = settle;
  });
  return { work, result, resolve, requestedAt: 0 };
}
