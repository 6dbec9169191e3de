import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';

/** https://www.sqlite.org/fileformat2.html#the_write_ahead_log */
const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;

/**
 * Finds out what SQLite dropped when it recovered a database from its log: it stops at the first frame that is damaged,
 * without an error. What a log may have after its last transaction: one that was never committed, and frames from before
 * the log was last restarted, whose first salt is less by one.
 * @param frameCount the number of frames that SQLite accepted.
 * @returns what was dropped, in words; '' if nothing was.
 */
export function damageOfLog(path: string, pageBytes: number, frameCount: () => number): string {
  if (!existsSync(path)) return '';
  const file = openSync(path, 'r');
  try {
    const read = (at: number, bytes: number) => {
      const buffer = Buffer.alloc(bytes);
      readSync(file, buffer, 0, bytes, at);
      return buffer;
    };
    const header = read(0, HEADER_BYTES);
    const [salt, salt2] = [header.readUInt32BE(16), header.readUInt32BE(20)];
    const frameBytes = FRAME_HEADER_BYTES + pageBytes;
    const written = Math.floor((fstatSync(file).size - HEADER_BYTES) / frameBytes);
    let last = 0;
    for (let frame = 1; frame <= written; frame++) {
      const head = read(HEADER_BYTES + (frame - 1) * frameBytes, FRAME_HEADER_BYTES);
      const [isCommit, first, second] = [head.readUInt32BE(4) > 0, head.readUInt32BE(8), head.readUInt32BE(12)];
      const isOurs = first === salt && second === salt2;
      if (isOurs ? isCommit : first !== (salt - 1) >>> 0) last = frame;
    }
    const accepted = frameCount();
    // A running server may have restarted the log meanwhile.
    if (last <= accepted || !header.equals(read(0, HEADER_BYTES))) return '';
    return `The log ${path} was damaged: SQLite recovered ${accepted} of its ${last} pages, and the newest changes are lost. Compare with the latest backup.`;
  } finally {
    closeSync(file);
  }
}
