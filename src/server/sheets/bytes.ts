import type { Bytes } from '../http/body';

/** Bytes of a UTF-16 unit in UTF-8, at most. */
const MAX_UNIT_BYTES = 3;
/** After so many parts, the size of them all is estimated. */
const SAMPLE_PARTS = 200;
/** Room for parts that are longer than those. What is not used is hardly ever in memory: it was never written to. */
const SURPLUS = 1.1;

/**
 * Text in parts as UTF-8. The whole is never a string, or in chunks, which would take as much memory again.
 * @param count how many parts there are, more or less.
 */
export function encodeParts(parts: Iterable<string>, count: number): Bytes {
  const encoder = new TextEncoder();
  let bytes = new Uint8Array();
  let at = 0;
  let done = 0;
  for (const part of parts) {
    const needed = at + part.length * MAX_UNIT_BYTES;
    if (needed > bytes.byteLength) {
      const estimate = done < SAMPLE_PARTS ? at : (at / done) * count;
      const larger = new Uint8Array(Math.ceil((needed + estimate) * SURPLUS));
      larger.set(bytes.subarray(0, at));
      bytes = larger;
    }
    at += encoder.encodeInto(part, bytes.subarray(at)).written;
    done += 1;
  }
  return bytes.subarray(0, at);
}

/** The chunks as one, in memory of its own, which can be handed to a thread. */
export function joinBytes(chunks: readonly Uint8Array[]): Bytes {
  const bytes = new Uint8Array(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/** The bytes of a file in memory of their own, which can be handed to a thread; a small one shares Node's pool. */
export function ownMemory(file: Buffer): Bytes {
  const isWhole = file.byteLength === file.buffer.byteLength;
  return isWhole ? new Uint8Array(file.buffer as ArrayBuffer) : new Uint8Array(file);
}
