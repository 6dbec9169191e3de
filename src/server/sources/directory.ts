import type { Logger } from 'pino';
import type { AlumnusRow } from '../../model/alumni/alumnus';
import type { Applications } from '../storage/applications/applications';
import { approvedPeople } from '../storage/applications/approved-people';

/** Passes the approved people to the publisher. */
export type ShowPeople = (people: readonly AlumnusRow[]) => Promise<void>;

/** When polled, reads the approved people if the directory has changed, even if another process changed it. */
export class Directory {
  #version: string | undefined;
  #isFailing = false;
  #polling: Promise<void> | null = null;

  constructor(
    readonly applications: Applications,
    readonly show: ShowPeople,
    readonly log: Logger,
  ) {}

  /** False while the database isn't responding. Visitors then see the directory as last read. */
  get isHealthy(): boolean {
    return !this.#isFailing;
  }

  poll(): Promise<void> {
    this.#polling ??= this.#read().finally(() => {
      this.#polling = null;
    });
    return this.#polling;
  }

  /** Reads the people again for a publisher that has lost them. */
  reread(): void {
    this.#version = undefined;
    void this.poll();
  }

  async #read(): Promise<void> {
    try {
      const version = await this.applications.directoryVersion();
      if (version !== this.#version) {
        await this.show(await approvedPeople(this.applications.database));
        this.#version = version;
      }
      if (this.#isFailing) this.log.info('the database is responding again');
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) this.log.error({ err: error }, 'the directory cannot be read; keeping the last copy');
      this.#isFailing = true;
    }
  }
}
