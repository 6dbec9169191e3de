import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

/** Adds a file to an archive. @returns its SHA-256, in hexadecimal digits. */
export type AddFile = (name: string, bytes: Uint8Array) => Promise<string>;

/**
 * Writes a tar archive that its owner alone may read. Resolves when it would survive a power cut.
 * @throws when the file exists already.
 */
export async function writeArchive(
  path: string,
  mtime: Date,
  addFiles: (add: AddFile) => Promise<void>,
): Promise<void> {
  const { pack } = await import('tar-stream'); // only a backup needs it
  const archive = pack();
  const file = await open(path, 'wx', 0o600);
  const save = async () => {
    for await (const chunk of archive as AsyncIterable<Buffer>) await file.writeFile(chunk);
    await file.sync();
  };
  const saved = save();
  try {
    await addFiles(
      (name, bytes) =>
        new Promise((resolve, reject) => {
          const digest = createHash('sha256').update(bytes).digest('hex');
          archive.entry({ name, mode: 0o600, mtime }, bytes, (error) => (error ? reject(error) : resolve(digest)));
        }),
    );
    archive.finalize();
    await saved;
  } finally {
    archive.destroy();
    await saved.catch(() => {}); // a failure has reached an entry, or was awaited
    await file.close();
  }
}
