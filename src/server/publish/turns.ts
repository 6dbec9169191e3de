interface Job<Result> {
  work(): Promise<Result>;
  result: Promise<Result | undefined>;
  resolve(result?: Result | Promise<Result>): void;
  /** When it was last requested, by the monotonic clock. */
  requestedAt: number;
}

interface TurnsOptions {
  /** Maximum number of jobs that wait. */
  maxWaiting: number;
  /** How long a client waits. After that, a job that hasn't started is dropped. */
  waitMs: number;
}

/** Runs jobs one at a time, and takes turns between clients, so that one client's many jobs don't delay another's. */
export class Turns<Result> {
  /** The keys of the jobs that each client waits for. The next client comes first. */
  readonly #clients = new Map<string, Set<string>>();
  /** The jobs by key, including the one that is running. */
  readonly #jobs = new Map<string, Job<Result>>();
  #isRunning = false;

  constructor(readonly options: TurnsOptions) {}

  /**
   * Runs a job when it is the client's turn. Clients share jobs with the same key.
   * @returns undefined if it was dropped because too many are waiting, or for too long.
   */
  run(client: string, key: string, work: () => Promise<Result>): Promise<Result | undefined> {
    const waiting = this.#clients.get(client) ?? new Set<string>();
    let job = this.#jobs.get(key);
    if (!job) {
      if (this.#jobs.size >= this.options.maxWaiting && !this.#makeRoom(waiting.size))
        return Promise.resolve(undefined);
      job = newJob(work);
      this.#jobs.set(key, job);
    }
    job.requestedAt = performance.now();
    waiting.add(key); // without effect if the job is running: see #next
    this.#clients.set(client, waiting);
    void this.#next();
    return job.result;
  }

  /** Drops the last job of the client with the most, unless the new job's client would then have as many. */
  #makeRoom(own: number): boolean {
    const [longest] = [...this.#clients.values()].sort((a, b) => b.size - a.size);
    const key = [...(longest ?? [])].at(-1);
    if (!longest || key === undefined || longest.size <= own + 1) return false;
    longest.delete(key);
    const isShared = [...this.#clients.values()].some((keys) => keys.has(key));
    if (!isShared) this.#drop(key);
    return true;
  }

  async #next(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let key = this.#take(); key !== undefined; key = this.#take()) {
      const job = this.#jobs.get(key);
      if (!job) continue; // it ran in another client's turn
      if (performance.now() - job.requestedAt > this.options.waitMs) this.#drop(key);
      else {
        job.resolve(job.work());
        await job.result.catch(() => {});
        this.#jobs.delete(key);
      }
    }
    this.#isRunning = false;
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

  #drop(key: string): void {
    this.#jobs.get(key)?.resolve(undefined);
    this.#jobs.delete(key);
  }
}

function newJob<Result>(work: () => Promise<Result>): Job<Result> {
  let resolve: Job<Result>['resolve'] = () => {};
  const result = new Promise<Result | undefined>((settle) => {
    resolve = settle;
  });
  return { work, result, resolve, requestedAt: 0 };
}
