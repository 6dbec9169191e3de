import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** An archive ends with empty blocks. */
const BLOCK_BYTES = 512;
const CUT = 'it is cut: its end is missing';
/** What tar-stream reports of an archive that ends in a header or in a file. */
const CUT_ERRORS = ['Unexpected end of data', 'Stream was destroyed'];

export interface ArchivedFile {
  /** As it is written in the archive, without a leading './'. Check it before it becomes a path. */
  name: string;
  size: number;
  chunks: AsyncIterable<Buffer>;
}

/**
 * Reads the files in a tar archive, in their order.
 * @param take has to read each file to its end.
 * @throws when the archive is cut, damaged, or holds anything but files and folders.
 */
export async function readArchive(path: string, take: (file: ArchivedFile) => Promise<void>): Promise<void> {
  const { extract } = await import('tar-stream'); // only backups need it
  const archive = extract();
  const source = createReadStream(path).on('error', (error) => archive.destroy(error));
  source.pipe(archive as unknown as NodeJS.WritableStream); // made by streamx, which pipe() understands
  let first = true;
  try {
    for await (const entry of archive) {
      first = false;
      const { name, size, type } = entry.header;
      if (type === 'directory') entry.resume();
      else if (type === 'file')
        await take({ name: name.replace(/^\.\//, ''), size, chunks: entry as AsyncIterable<Buffer> });
      else throw new Error(`it holds something that is no file: ${JSON.stringify(name)}`);
    }
  } catch (error) {
    const { message } = error as Error;
    if (CUT_ERRORS.includes(message)) throw new Error(CUT, { cause: error });
    if (!message.startsWith('Invalid')) throw error;
    throw new Error(first ? 'it is no tar archive' : 'it is damaged', { cause: error });
  } finally {
    source.destroy();
    archive.destroy();
  }
  if (!(await endsWithEmptyBlock(path))) throw new Error(CUT);
}

/** tar-stream accepts an archive that is cut between two files. */
async function endsWithEmptyBlock(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(
      Buffer.alloc(BLOCK_BYTES),
      0,
      BLOCK_BYTES,
      Math.max(0, size - BLOCK_BYTES),
    );
    return bytesRead === BLOCK_BYTES && buffer.every((byte) => byte === 0);
  } finally {
    await file.close();
  }
}
