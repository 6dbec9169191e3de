import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { sqliteFile } from '../settings/database-url';
import type { Settings } from '../settings/settings';
import { absent } from './files/files';

const INTERVAL_MS = 60_000;
/** With less free space, the server warns: there is room for about four thousand photos. */
const LOW_BYTES = 1_000_000_000;
/** With this much free space, the warning ends. More than LOW_BYTES, so that small changes don't repeat it. */
const ENOUGH_BYTES = 1_100_000_000;

/** The free space on the disks where the server writes. */
export class DiskSpace {
  readonly #folders: readonly string[];
  #isLow = false;
  #warning: string | null = null;

  constructor(
    { data, database }: Pick<Settings, 'data' | 'database'>,
    readonly log: Logger,
  ) {
    const file = sqliteFile(database);
    // Each may be on its own disk.
    this.#folders = [data, join(data, 'photos'), join(data, 'pictures'), ...(file ? [dirname(file)] : [])];
  }

  /** The latest warning, such as `only 812 MB of disk space is free`; null if there is enough space. */
  get warning(): string | null {
    return this.#warning;
  }

  /** Measures the free space, and logs a warning when it becomes low. @returns the least of the disks, in bytes. */
  async measure(): Promise<number> {
    const disks = await Promise.all(this.#folders.map((folder) => statfs(folder).catch(absent(null))));
    const free = Math.min(...disks.flatMap((disk) => (disk ? disk.bavail * disk.bsize : [])));
    const wasLow = this.#isLow;
    this.#isLow = free < (wasLow ? ENOUGH_BYTES : LOW_BYTES);
    this.#warning = this.#isLow ? `only ${Math.floor(free / 1_000_000)} MB of disk space is free` : null;
    if (this.#isLow && !wasLow)
      this.log.warn({ freeBytes: free }, `${this.#warning}; when the disk is full, nothing can be stored`);
    if (!this.#isLow && wasLow) this.log.info({ freeBytes: free }, 'there is enough disk space again');
    return free;
  }

  /** Measures now and every minute. @returns a function that stops the measurements. */
  watch(): () => void {
    const measure = () =>
      void this.measure().catch((error) => this.log.warn({ err: error }, 'the free disk space is unknown'));
    measure();
    const timer = setInterval(measure, INTERVAL_MS).unref();
    return () => clearInterval(timer);
  }
}
