const BLOCK_BYTES = 512;

/** The head of a file in a tar archive (POSIX ustar), readable by its owner alone. @param name at most 100 bytes. */
export function tarHead(name: string, size: number, modified: Date): Buffer {
  const head = Buffer.alloc(BLOCK_BYTES);
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;
  head.write(name, 0, 100);
  head.write(octal(0o600, 7), 100);
  head.write(octal(0, 7), 108);
  head.write(octal(0, 7), 116);
  head.write(octal(size, 11), 124);
  head.write(octal(Math.floor(modified.getTime() / 1000), 11), 136);
  head.write(' '.repeat(8), 148); // the checksum's own place counts as spaces
  head.write('0', 156);
  head.write('ustar\x0000', 257);
  head.write(
    `${head
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
    148,
  );
  return head;
}

/** What fills up a file's last block. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc((BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES);
}

/** What ends an archive. */
export const TAR_END = Buffer.alloc(2 * BLOCK_BYTES);
