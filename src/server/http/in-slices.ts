import { setImmediate } from 'node:timers/promises';

/** How long work may keep other requests waiting, in milliseconds. */
const SLICE_MS = 10;

/** Joins texts that take long to make. Other requests are answered in between. */
export async function joinInSlices(parts: Iterable<string>): Promise<string> {
  const made: string[] = [];
  let end = performance.now() + SLICE_MS;
  for (const part of parts) {
    made.push(part);
    if (performance.now() < end) continue;
    await setImmediate();
    end = performance.now() + SLICE_MS;
  }
  return made.join('');
}
