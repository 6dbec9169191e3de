import { Agent, type ClientRequest, request } from 'node:http';

/** Requests at a time: fewer than the places for uploads, and than those for photos that wait. */
const AT_A_TIME = 32;
/** Kinds take turns: the shares are of so many requests, and a step without a common factor mixes them. */
const ROUND = 1000;
const STEP = 381;

export interface SoakOptions {
  method?: string;
  body?: string | Buffer;
  /** When the client leaves: once it has sent the request, with the first headers, or within its own body. */
  leave?: 'sent' | 'headers' | 'body';
}

/** A kind of request, which a soak sends again and again, each time another one. */
export interface SoakKind {
  name: string;
  /** Of a thousand requests. */
  share: number;
  /** What may come back. None for a client that leaves. */
  statuses: readonly number[];
  /** @param index of the request, which no other has. @param nth how many of this kind came before. */
  make(index: number, nth: number): [path: string, headers?: Record<string, string>, options?: SoakOptions];
}

/** Sends requests of all kinds in turn, each from an address of its own, and counts what comes back. */
export class Soak {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME });
  readonly #turns: SoakKind[];
  #sent = 0;
  /** How many responses of a kind had a status, as `page 200`. */
  readonly counts = new Map<string, number>();
  /** Responses that no request of its kind may get. */
  readonly unexpected = new Map<string, number>();

  constructor(
    readonly url: string,
    kinds: readonly SoakKind[],
  ) {
    this.#turns = kinds.flatMap((kind) => Array<SoakKind>(kind.share).fill(kind));
    if (this.#turns.length !== ROUND) throw new Error(`The shares add up to ${this.#turns.length}, not ${ROUND}`);
  }

  /** Sends so many more. */
  async send(count: number): Promise<void> {
    const end = this.#sent + count;
    const worker = async () => {
      while (this.#sent < end) await this.#one(this.#sent++);
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  }

  /** Closes the connections. */
  close(): void {
    this.#agent.destroy();
  }

  async #one(index: number): Promise<void> {
    const turn = (index * STEP) % ROUND;
    const kind = this.#turns[turn] as SoakKind;
    const nth = Math.floor(index / ROUND) * kind.share + (turn - this.#turns.indexOf(kind));
    const [path, headers = {}, options = {}] = kind.make(index, nth);
    const status = await this.#ask(path, { 'x-forwarded-for': addressOf(index), ...headers }, options);
    const isExpected = options.leave || kind.statuses.includes(status as number);
    for (const counts of isExpected ? [this.counts] : [this.counts, this.unexpected]) {
      const key = `${kind.name} ${status}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }

  #ask(path: string, headers: Record<string, string>, { method = 'GET', body, leave }: SoakOptions) {
    const { hostname, port } = new URL(this.url);
    return new Promise<number | string>((resolve) => {
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const sent = request({ hostname, port, path, method, headers: { ...headers, ...length }, agent: this.#agent });
      sent.once('error', (error: NodeJS.ErrnoException) => resolve(leave ? 'left' : (error.code ?? error.message)));
      sent.once('response', (response) => {
        if (leave === 'headers') return leaveNow(sent, resolve);
        const { statusCode = 0 } = response;
        response.resume().once('close', () => resolve(response.complete ? statusCode : 'cut'));
      });
      if (leave === 'body' && body) sent.write(body.slice(0, body.length >> 1), () => leaveNow(sent, resolve));
      else sent.end(body, () => leave === 'sent' && leaveNow(sent, resolve));
    });
  }
}

function leaveNow(sent: ClientRequest, resolve: (left: string) => void): void {
  sent.destroy();
  resolve('left');
}

/** A visitor's own address, of IPv4 or IPv6; a subscriber has 64 bits of the latter. */
function addressOf(index: number): string {
  const [high, low] = [index >> 16, index & 0xffff];
  if (index % 2) return `2001:db8:${high.toString(16)}:${low.toString(16)}::1`;
  return `${20 + (high >> 8)}.${high & 255}.${low >> 8}.${low & 255}`;
}
