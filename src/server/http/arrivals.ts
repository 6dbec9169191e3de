import type { Logger } from 'pino';
import { Arrival } from './arrival';
import { RequestError } from './request-error';

/** Maximum number of bodies that are received at once. */
const MAX_ARRIVING = 100;
/** Maximum number from one client, such as a household or a class that submits together. */
const MAX_PER_CLIENT = 6;
/** How long a body may arrive before it can be the slowest: new connections start slowly. */
const START_MS = 5000;

interface ArrivalsOptions {
  /** A plural noun for what arrives, such as `applications`. */
  name: string;
  log: Logger;
}

/** Limits the bodies that are received at once. If there are too many, the slowest gives way to a new one. */
export class Arrivals {
  /** The bodies, and their clients; null for programs on this machine, which have no limit of their own. */
  readonly #arriving = new Map<Arrival, string | null>();

  constructor(readonly options: ArrivalsOptions) {}

  /**
   * Receives and handles a body. It counts until `use` has ended.
   * @throws {RequestError} 429 or 503 if too many are arriving, before any of the body is read.
   */
  async receive<Result>(client: string | null, use: (arrival: Arrival) => Promise<Result>): Promise<Result> {
    const { name } = this.options;
    const ofClient = [...this.#arriving.values()].filter((each) => each === client);
    if (client !== null && ofClient.length >= MAX_PER_CLIENT)
      throw new RequestError(
        429,
        `Several ${name} are arriving from your network at the moment. Please try again in a minute.`,
      );
    if (this.#arriving.size >= MAX_ARRIVING) this.#endSlowest();
    const arrival = new Arrival();
    this.#arriving.set(arrival, client);
    try {
      return await use(arrival);
    } finally {
      this.#arriving.delete(arrival);
    }
  }

  #endSlowest(): void {
    const { name, log } = this.options;
    const crowded = `Many ${name} are arriving at the moment. Please try again in a minute.`;
    const [slowest] = [...this.#arriving.keys()]
      .filter((each) => each.isArriving && each.waitedMs >= START_MS)
      .sort((a, b) => a.bytesPerSecond - b.bytesPerSecond);
    if (!slowest) throw new RequestError(503, crowded);
    log.warn(
      { form: name, bytesPerSecond: Math.round(slowest.bytesPerSecond) },
      'too many forms are arriving; the slowest was rejected to receive another',
    );
    slowest.isArriving = false;
    slowest.end(new RequestError(503, crowded));
    this.#arriving.delete(slowest);
  }
}
