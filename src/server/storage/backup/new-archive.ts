import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { TAR_END, tarHead, tarPadding } from './tar';

/** A tar archive that is being written. */
export interface NewArchive {
  /** The SHA-256 of every file that was added, in hexadecimal digits, by its name. */
  readonly digests: Readonly<Record<string, string>>;
  /** @param name at most 100 bytes. */
  add(name: string, bytes: Uint8Array): Promise<void>;
  /** Marks the archive as complete. Resolves when it would survive a power cut. */
  end(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Begins an archive that its owner alone may read.
 * @throws when the file is there already.
 */
export async function newArchive(path: string, modified: Date): Promise<NewArchive> {
  const file = await open(path, 'wx', 0o600);
  const digests: Record<string, string> = {};
  return {
    digests,
    async add(name, bytes) {
      await file.writeFile(tarHead(name, bytes.length, modified));
      await file.writeFile(bytes);
      await file.writeFile(tarPadding(bytes.length));
      digests[name] = createHash('sha256').update(bytes).digest('hex');
    },
    async end() {
      await file.writeFile(TAR_END);
      await file.sync();
    },
    close: () => file.close(),
  };
}
