import type { PictureTexts } from '../../model/pictures/own-picture';
import type { Pictures } from '../storage/pictures/pictures';

/** When polled, reads what editors entered for the uploaded pictures, if any server has changed it. */
export class PictureList {
  #version: string | undefined;
  #polling: Promise<void> | null = null;

  /** @param onChange passes the pictures on. */
  constructor(
    readonly pictures: Pick<Pictures, 'counter' | 'texts'>,
    readonly onChange: (pictures: readonly PictureTexts[]) => Promise<void>,
  ) {}

  /** Changes whenever the pictures do; '' until they have been read. */
  get version(): string {
    return this.#version ?? '';
  }

  /** Does nothing while the database doesn't respond, which the directory reports. */
  poll(): Promise<void> {
    this.#polling ??= this.#read()
      .catch(() => {})
      .finally(() => {
        this.#polling = null;
      });
    return this.#polling;
  }

  /** Reads the pictures after a change on this server, even if a poll has begun before it. */
  async readNow(): Promise<void> {
    await this.#polling;
    await this.poll();
  }

  async #read(): Promise<void> {
    const version = await this.pictures.counter();
    if (version === this.#version) return;
    const texts = await this.pictures.texts();
    await this.onChange(texts);
    this.#version = version;
  }
}
