import type { PreparedBody } from './body';

/** What an entry takes besides its bytes: key, headers and objects. */
const ENTRY_BYTES = 2000;

interface Entry {
  version: string;
  body: Promise<PreparedBody | null>;
  /** 0 until the body is there. */
  bytes: number;
}

/**
 * Prepared bodies by key. Each is prepared once per version of what it is made of, also when many requests ask for it
 * at a time. Beyond the limit, those that were not asked for longest are dropped; the newest always stays.
 */
export class BodyCache {
  /** In the order of use. */
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  /** @param maxBytes of all bodies, in all encodings. */
  constructor(readonly maxBytes: number) {}

  /** How many bodies there are. */
  get size(): number {
    return this.#entries.size;
  }

  /** What they take, in all encodings. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Returns the body with this key.
   * @param version of all that the body depends on: data, day, build. Not the data itself, which the entry would keep.
   * @param prepare makes the body. If it returns null, the earlier body stays for now; if it throws, nothing is kept.
   */
  get(key: string, version: string, prepare: () => Promise<PreparedBody | null>): Promise<PreparedBody | null> {
    const known = this.#entries.get(key);
    if (known?.version === version) {
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known.body;
    }
    this.#drop(key);
    const entry: Entry = { version, body: Promise.resolve(null), bytes: 0 };
    this.#entries.set(key, entry);
    entry.body = this.#fill(key, entry, prepare, known);
    return entry.body;
  }

  async #fill(key: string, entry: Entry, prepare: () => Promise<PreparedBody | null>, earlier: Entry | undefined) {
    const isCurrent = () => this.#entries.get(key) === entry;
    try {
      const made = await prepare();
      const body = made ?? (await earlier?.body) ?? null;
      if (!isCurrent()) return body;
      if (!body) this.#drop(key);
      else this.#count(key, entry, body);
      if (!made) entry.version = ''; // the next request tries again
      return body;
    } catch (error) {
      if (isCurrent()) this.#drop(key);
      throw error;
    }
  }

  #count(key: string, entry: Entry, body: PreparedBody): void {
    const variants = [body.br, body.gzip, body.identity];
    entry.bytes = ENTRY_BYTES + variants.reduce((sum, variant) => sum + (variant?.bytes.byteLength ?? 0), 0);
    this.#bytes += entry.bytes;
    for (const [oldest, { bytes }] of this.#entries) {
      if (this.#bytes <= this.maxBytes) break;
      if (bytes > 0 && oldest !== key) this.#drop(oldest); // not one that is being prepared
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
