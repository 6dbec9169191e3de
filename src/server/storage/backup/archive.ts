import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import * as z from 'zod/mini';

/** Receives a file that is to be added to an archive, or was read from one. */
export type HandleFile = (name: string, bytes: Uint8Array) => Promise<void>;

/** The last file of an archive, which lists the others. */
const MANIFEST = 'backup.json';

const manifestSchema = z.object({
  format: z.literal(1),
  /** ISO 8601, UTC. */
  madeAt: z.string(),
  /** Digests of the other files, by name. */
  files: z.record(z.string(), z.string()),
});

type Manifest = z.infer<typeof manifestSchema>;

const TRUNCATED = 'it is truncated';
/** tar-stream's errors for an archive that ends within a header or a file. */
const TRUNCATION_ERRORS = ['Unexpected end of data', 'Stream was destroyed'];

/**
 * Writes a tar archive with a manifest, readable only by its owner. Resolves when it would survive a power cut.
 * @throws if the file already exists.
 */
export async function writeArchive(
  path: string,
  now: Date,
  addFiles: (add: HandleFile) => Promise<void>,
): Promise<void> {
  const { pack } = await import('tar-stream'); // only backups need it
  const archive = pack();
  const manifest: Manifest = { format: 1, madeAt: now.toISOString(), files: {} };
  const add = (name: string, bytes: Uint8Array) =>
    new Promise<void>((resolve, reject) => {
      archive.entry({ name, mode: 0o600, mtime: now }, bytes, (error) => (error ? reject(error) : resolve()));
    });
  const file = await open(path, 'wx', 0o600);
  const save = async () => {
    for await (const chunk of archive as AsyncIterable<Buffer>) await file.writeFile(chunk);
    await file.sync();
  };
  const saved = save();
  try {
    await addFiles(async (name, bytes) => {
      manifest.files[name] = digestOf(bytes);
      await add(name, bytes);
    });
    await add(MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`));
    archive.finalize();
    await saved;
  } finally {
    archive.destroy();
    await saved.catch(() => {}); // already thrown above
    await file.close();
  }
}

/**
 * Reads a whole archive, and compares every file with the manifest.
 * @param onFile receives each file under its name in the archive. Check the name before you use it as a path.
 * @returns the names of the files.
 * @throws if the archive is truncated or damaged, or contains anything but files and folders.
 */
export async function readArchive(path: string, onFile: HandleFile): Promise<Set<string>> {
  const digests = new Map<string, string>();
  let manifest: Manifest | undefined;
  await extractFiles(path, async (name, bytes) => {
    if (name === MANIFEST) {
      manifest = parseManifest(bytes);
      return;
    }
    digests.set(name, digestOf(bytes));
    await onFile(name, bytes);
  });
  if (!manifest) throw new Error(TRUNCATED);
  for (const name of Object.keys(manifest.files)) if (!digests.has(name)) throw new Error(`it lacks the file ${name}`);
  for (const [name, digest] of digests)
    if (manifest.files[name] !== digest) throw new Error(`its file ${name} is damaged`);
  return new Set(digests.keys());
}

async function extractFiles(path: string, onFile: HandleFile): Promise<void> {
  const { extract } = await import('tar-stream');
  const archive = extract();
  const source = createReadStream(path).on('error', (error) => archive.destroy(error));
  source.pipe(archive as unknown as NodeJS.WritableStream); // pipe() accepts streamx streams too
  try {
    for await (const entry of archive) {
      const { name, type } = entry.header;
      if (type !== 'file' && type !== 'directory')
        throw new Error(`it contains something that is not a file: ${JSON.stringify(name)}`);
      const chunks: Buffer[] = [];
      for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
      if (type === 'file') await onFile(name, Buffer.concat(chunks));
    }
  } catch (error) {
    const { message } = error as Error;
    if (TRUNCATION_ERRORS.includes(message)) throw new Error(TRUNCATED, { cause: error });
    throw message.startsWith('Invalid') ? new Error('it is damaged, or not a tar archive', { cause: error }) : error;
  } finally {
    source.destroy();
    archive.destroy();
  }
}

/** @throws if this version can't read the manifest. */
function parseManifest(bytes: Uint8Array): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  } catch (error) {
    throw new Error(`its ${MANIFEST} is damaged, or from another version of ummes`, { cause: error });
  }
}

/** Returns the SHA-256 in hexadecimal. */
function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
