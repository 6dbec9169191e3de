import type { Logger } from 'pino';

/** How many views are remembered as failing. */
const MAX_FAILING = 1000;

/** Which views cannot be rendered at the moment. Each change is logged once. */
export class ViewFaults {
  /** The names of the views by their keys. */
  readonly #failing = new Map<string, string>();

  constructor(readonly log: Logger) {}

  /** For /healthz: `current`, or `failing` with the names of the views. */
  condition(): string {
    const names = [...new Set(this.#failing.values())].sort();
    return names.length === 0 ? 'current' : `failing ${names.join(', ')}`;
  }

  /** @param name of the view, or of several: one of few, not the address of a request. */
  set(key: string, name: string, fault: Error | null): void {
    const before = this.#isFailing(name);
    if (fault && this.#failing.size < MAX_FAILING) this.#failing.set(key, name);
    if (!fault && !this.#failing.delete(key)) return;
    const now = this.#isFailing(name);
    const about = { view: name };
    if (now && !before)
      this.log.error({ ...about, reason: fault?.message }, 'a view cannot be rendered; it is served without its data');
    if (!now && before) this.log.info(about, 'the view can be rendered again');
  }

  /** Forgets all but these: they are not rendered unless somebody asks for them, and what they show has changed. */
  keepOnly(keys: readonly string[]): void {
    for (const key of this.#failing.keys()) if (!keys.includes(key)) this.#failing.delete(key);
  }

  #isFailing(name: string): boolean {
    return [...this.#failing.values()].includes(name);
  }
}
