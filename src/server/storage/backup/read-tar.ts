import { type FileHandle, open } from 'node:fs/promises';
import { tarPadding } from './tar';

const BLOCK_BYTES = 512;
/** Read at a time, of an entry that is larger. */
const CHUNK_BYTES = 1_000_000;
/** Types of entries that carry no file of ours: folders, and the extended headers of other tar programs. */
const SKIPPED_TYPES = /^[5xgLK]$/;

export interface TarEntry {
  /** As it is written in the archive, without a leading './'. Whether it may become a path is for the caller to judge. */
  name: string;
  size: number;
  /** Reads the content, once. */
  chunks(): AsyncGenerator<Buffer>;
}

/**
 * The files in a tar archive, in their order.
 * @throws when it is cut, is no archive, or holds anything but files and folders.
 */
export async function* readTar(path: string): AsyncGenerator<TarEntry> {
  const file = await open(path);
  try {
    let at = 0;
    for (;;) {
      const head = await readExactly(file, at, BLOCK_BYTES);
      at += BLOCK_BYTES;
      if (head.every((byte) => byte === 0)) return;
      const { name, size, type } = parseHead(head, at === BLOCK_BYTES);
      const start = at;
      at += size + tarPadding(size).length;
      if (SKIPPED_TYPES.test(type)) continue;
      if (type !== '0' && type !== '\0') throw new Error(`it holds something that is no file: ${JSON.stringify(name)}`);
      yield { name: name.replace(/^\.\//, ''), size, chunks: () => chunksOf(file, start, size) };
    }
  } finally {
    await file.close();
  }
}

async function* chunksOf(file: FileHandle, start: number, size: number): AsyncGenerator<Buffer> {
  for (let read = 0; read < size; ) {
    const chunk = await readExactly(file, start + read, Math.min(CHUNK_BYTES, size - read));
    read += chunk.length;
    yield chunk;
  }
}

async function readExactly(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  for (let filled = 0; filled < length; ) {
    const { bytesRead } = await file.read(buffer, filled, length - filled, position + filled);
    if (bytesRead === 0) throw new Error('it is cut: its end is missing');
    filled += bytesRead;
  }
  return buffer;
}

function parseHead(head: Buffer, first: boolean): { name: string; size: number; type: string } {
  const text = (start: number, length: number) => head.toString('utf8', start, start + length).replace(/\0.*$/s, '');
  const octal = (start: number, length: number) => Number.parseInt(text(start, length).trim() || '0', 8);
  const sum = head.reduce((total, byte, index) => total + (index >= 148 && index < 156 ? 32 : byte), 0);
  const size = octal(124, 12);
  if (octal(148, 8) !== sum || !Number.isSafeInteger(size) || size < 0)
    throw new Error(first ? 'it is no tar archive' : 'it is damaged');
  const folder = text(257, 5) === 'ustar' ? text(345, 155) : '';
  return { name: folder ? `${folder}/${text(0, 100)}` : text(0, 100), size, type: head.toString('latin1', 156, 157) };
}
