import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { View, ViewResult } from './messages';

/** Maximum number of views whose failure is remembered. */
const MAX_FAILING = 1000;

/** The views that can't be rendered. */
export class FailingViews {
  /** Their names by key. */
  readonly #names = new LRUCache<string, string>({ max: MAX_FAILING });
  /** The keys of views that crashed a worker. */
  readonly #crashed = new LRUCache<string, true>({ max: MAX_FAILING });

  constructor(readonly log: Logger) {}

  /** Describes the views for /healthz: `current`, or `failing` with their names. */
  get condition(): string {
    const names = [...new Set(this.#names.values())].sort();
    return names.length === 0 ? 'current' : `failing ${names.join(', ')}`;
  }

  /** The keys of views that the next worker should not render. */
  get skipped(): string[] {
    return [...this.#crashed.keys()];
  }

  /** Logs once when a view starts to fail, and once when it can be rendered again. */
  note({ key, name, fault }: ViewResult): void {
    const wasFailing = this.#isFailing(name);
    if (fault === null) this.#names.delete(key);
    else this.#names.set(key, name);
    if (fault !== null && !wasFailing)
      this.log.error({ view: name, reason: fault }, 'a view cannot be rendered; it is served without its data');
    if (wasFailing && !this.#isFailing(name)) this.log.info({ view: name }, 'the view can be rendered again');
  }

  noteCrash(view: View, reason: string): void {
    this.#crashed.set(view.key, true);
    this.note({ ...view, fault: reason });
  }

  /**
   * Forgets views that may never be requested again, and those that crashed a worker: with other content, they may not.
   * @param isPublished whether a view is made in advance, and so is always rendered again.
   * @returns whether any had crashed.
   */
  contentChanged(isPublished: (key: string) => boolean): boolean {
    for (const [key, name] of this.#names) if (key !== name && !isPublished(key)) this.#names.delete(key);
    const hadCrashed = this.#crashed.size > 0;
    this.#crashed.clear();
    return hadCrashed;
  }

  #isFailing(name: string): boolean {
    return [...this.#names.values()].includes(name);
  }
}
