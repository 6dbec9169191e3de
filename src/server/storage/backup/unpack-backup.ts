import { createHash } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PHOTO_ENDING } from '../../photos/photo-store';
import { MANIFEST, type Manifest, parseManifest } from './manifest';
import { type ArchivedFile, readArchive } from './read-archive';

/** The database in a backup. */
export const DATABASE = 'ummes.db';
/** The largest manifest that is read: some 100 bytes a photo. */
const MAX_MANIFEST_BYTES = 100_000_000;
/** A plain file name: no path, nothing hidden, no control characters. */
const PLAIN = String.raw`(?!\.)[^/\\\p{Cc}]+`;
/** Every file that a backup may hold. What is not of this form is never written anywhere. */
const FILES = [
  /^ummes\.db$/,
  new RegExp(`^photos/[\\w-]{1,40}/[0-9a-f]{32}\\${PHOTO_ENDING}$`),
  new RegExp(`^(?:sheets|cache)/${PLAIN}$`, 'u'),
  /^backup\.json$/,
];

export interface Unpacked {
  manifest: Manifest;
  /** The names of all files, also of those that were not wanted. */
  names: string[];
}

/** Whether a file of this name belongs into a backup. */
export function isBackupFile(name: string): boolean {
  return FILES.some((form) => form.test(name));
}

/**
 * Reads a whole backup, compares every file with the manifest, and writes the wanted ones below a folder.
 * @throws when the backup is cut, damaged, or holds what no backup holds; the message says which.
 */
export async function unpackBackup(
  archive: string,
  folder: string,
  wanted: (name: string) => boolean = () => true,
): Promise<Unpacked> {
  const digests = new Map<string, string>();
  let manifest: Manifest | undefined;
  await readArchive(archive, async (file) => {
    const { name, size } = file;
    if (!isBackupFile(name)) throw new Error(`it holds ${JSON.stringify(name)}, which no backup of ummes does`);
    if (digests.has(name)) throw new Error(`it holds ${name} twice`);
    if (name === MANIFEST) {
      if (size > MAX_MANIFEST_BYTES) throw new Error(`its ${MANIFEST} is too large`);
      manifest = parseManifest(await textOf(file));
    } else digests.set(name, await takeFile(file, wanted(name) ? join(folder, name) : null));
  });
  if (!digests.has(DATABASE)) throw new Error(`it holds no ${DATABASE}`);
  if (!manifest) throw new Error(`it holds no ${MANIFEST}`);
  compare(manifest, digests);
  return { manifest, names: [...digests.keys()] };
}

function compare({ files }: Manifest, digests: ReadonlyMap<string, string>): void {
  for (const name of Object.keys(files)) if (!digests.has(name)) throw new Error(`${name} is missing in it`);
  for (const [name, digest] of digests) if (files[name] !== digest) throw new Error(`${name} in it is damaged`);
}

/** Reads a file, and writes it to a path if there is one. @returns its digest. */
async function takeFile({ chunks }: ArchivedFile, path: string | null): Promise<string> {
  const hash = createHash('sha256');
  if (path) await mkdir(dirname(path), { recursive: true });
  const file = path ? await open(path, 'wx', 0o600) : null;
  try {
    for await (const chunk of chunks) {
      hash.update(chunk);
      await file?.writeFile(chunk);
    }
    await file?.sync();
  } finally {
    await file?.close();
  }
  return hash.digest('hex');
}

async function textOf({ chunks }: ArchivedFile): Promise<string> {
  const read: Buffer[] = [];
  for await (const chunk of chunks) read.push(chunk);
  return Buffer.concat(read).toString('utf8');
}
