/** Runs one piece of work at a time, in the order in which `run` is called. */
export class Mutex {
  /** Settles when the last work has ended. */
  #last: Promise<unknown> = Promise.resolve();

  run<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => {});
    return result;
  }
}
