import type { Logger } from 'pino';
import type { SheetVersion } from '../../model/desk/sheet-version';
import type { SheetName } from '../../model/sheets/sheet-kind';
import type { FullVersion, SheetVersions } from '../storage/sheets/sheet-versions';
import type { SheetContent } from './document';

/** The version of a sheet that is in force. */
export interface PublishedVersion {
  version: SheetVersion;
  /** Null unless the version has content of its own. */
  content: SheetContent | null;
}

/** When polled, reads the versions in force, if any server has published one. */
export class PublishedSheets {
  #counter: string | undefined;
  #versions = new Map<SheetName, PublishedVersion>();
  #isFailing = false;
  #polling: Promise<void> | null = null;

  constructor(
    readonly stored: SheetVersions,
    readonly log: Logger,
  ) {}

  /** False until the versions have been read once. */
  get isRead(): boolean {
    return this.#counter !== undefined;
  }

  /** Returns the version of a sheet that is in force. */
  find(name: SheetName): PublishedVersion | undefined {
    return this.#versions.get(name);
  }

  poll(): Promise<void> {
    this.#polling ??= this.#read().finally(() => {
      this.#polling = null;
    });
    return this.#polling;
  }

  /** Reads the versions again, even if a poll that began before the last publication is still going on. */
  async readNow(): Promise<void> {
    await this.#polling;
    await this.poll();
  }

  async #read(): Promise<void> {
    try {
      const counter = await this.stored.counter();
      if (counter !== this.#counter) {
        this.#versions = await this.#readVersions();
        this.#counter = counter;
      }
      if (this.#isFailing) this.log.info('what was published at the desk can be read again');
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing)
        this.log.error({ err: error }, 'what was published at the desk cannot be read; keeping the last copy');
      this.#isFailing = true;
    }
  }

  async #readVersions(): Promise<Map<SheetName, PublishedVersion>> {
    const versions = new Map<SheetName, PublishedVersion>();
    for (const version of await this.stored.inForce()) {
      const known = this.#versions.get(version.sheet);
      const isKnown = known?.version.number === version.number && known.version.publishedAt === version.publishedAt;
      versions.set(version.sheet, isKnown ? known : await this.#withContent(version));
    }
    return versions;
  }

  async #withContent(version: SheetVersion): Promise<PublishedVersion> {
    const hasContent = version.kind === 'upload' || version.kind === 'edit';
    const full = hasContent ? await this.stored.read(version.sheet, version.number) : null;
    return { version, content: full && contentOf(full) };
  }
}

/** Returns a stored version's content as a source. */
export function contentOf({ bytes, digest, found }: FullVersion): SheetContent {
  return { bytes, digest, problems: JSON.parse(found) };
}
