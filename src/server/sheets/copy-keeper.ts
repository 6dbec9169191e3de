import { constants, copyFile, readFile } from 'node:fs/promises';
import type { Logger } from 'pino';
import { absent } from '../files/absent';
import { writeAtomically } from '../files/atomic-write';
import { ownMemory } from './bytes';
import type { CopiedSource } from './copied-source';
import { lastGoodCopyFile } from './last-good-copy';
import { rowsOf, type SheetContent } from './read-content';
import { type Shrinkage, shrinkageOf } from './shrinkage';

/** What a copy is made of. */
interface GoodContent {
  items: readonly unknown[];
  /** Of the API's response. */
  body: Uint8Array;
  source: CopiedSource;
}

/** The last good copy of a sheet while the server runs. Reports a file that cannot be read, and never deletes it. */
export class CopyKeeper {
  readonly #file: string;
  /** The items of the copy, of which the number counts. */
  #copy: { items: readonly unknown[]; shrunk: Shrinkage | null } = { items: [], shrunk: null };
  #isUnreadable = false;

  constructor(
    data: string,
    readonly name: string,
    readonly log: Logger,
  ) {
    this.#file = lastGoodCopyFile(data, name);
  }

  /** The items of the copy as it is now; whether there are fewer than half as many as before. */
  get latest(): { items: readonly unknown[]; shrunk: Shrinkage | null } {
    return this.#copy;
  }

  /** The content of the copy; null if there is none, or it cannot be read. */
  async load<Content extends SheetContent>(
    read: (bytes: Uint8Array<ArrayBuffer>) => Promise<Content | null>,
  ): Promise<Content | null> {
    try {
      const file = await readFile(this.#file).catch(absent(null));
      const content = file && (await read(ownMemory(file)));
      if (content) this.#copy = { items: content.items, shrunk: content.shrunk };
      return content;
    } catch (error) {
      this.#isUnreadable = true;
      const about = { sheet: this.name, file: this.#file, reason: String(error) };
      this.log.error(about, 'the last good copy cannot be read; it stays where it is');
      return null;
    }
  }

  /** Replaces the copy. Logs a sheet that has shrunk, and a copy that could not be written. */
  async write({ items, body, source }: GoodContent, now = new Date()): Promise<void> {
    const { name, log } = this;
    const shrunk = shrinkageOf(this.#copy, items.length, now);
    if (shrunk && shrunk.since !== this.#copy.shrunk?.since) {
      const about = { sheet: name, before: shrunk.from, items: items.length };
      log.warn(about, 'the sheet has shrunk by more than half; it is shown as it is');
    }
    this.#copy = { items, shrunk };
    try {
      if (this.#isUnreadable) await this.#setAside(now);
      const start = `${JSON.stringify({ savedAt: now, shrunk, source }).slice(0, -1)},"rows":`;
      await writeAtomically(this.#file, [Buffer.from(start), rowsOf(body), Buffer.from('}\n')]);
    } catch (error) {
      log.error({ sheet: name, reason: String(error) }, 'the last good copy could not be written');
    }
  }

  /** Copies the file that cannot be read to another name, before a new copy replaces it. */
  async #setAside(now: Date): Promise<void> {
    const aside = this.#file.replace(/\.json$/, `.unreadable-${now.toISOString().replace(/\W/g, '')}.json`);
    await copyFile(this.#file, aside, constants.COPYFILE_EXCL).catch((error) => {
      if (error.code !== 'ENOENT') throw error; // somebody has removed it
    });
    this.#isUnreadable = false;
    this.log.warn({ sheet: this.name, file: aside }, 'the copy that cannot be read was set aside');
  }
}
