import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { MAX_PHOTO_BYTES } from '../../src/model/photo';
import { formOf, png, pour, submit } from '../support/server/application-form';
import { atMost, type Measurement, told } from './measurement';
import { type ServerProcess, startServerProcess } from './server-process';

const UPLOADS = 40;
const FLOOD_BYTES = 500_000_000;
const BOMB_SIDE_PX = 25_000;

/** What many photos at once, an endless one and a huge one cost the server. Linux only, which reports memory. */
export async function measureUploads(): Promise<Measurement[]> {
  if (process.platform !== 'linux') return [];
  const data = await mkdtemp(join(tmpdir(), 'ummes-bench-'));
  let server: ServerProcess | undefined;
  try {
    server = await startServerProcess({ UMMES_DATA: data, UMMES_SUBMITS_PER_MINUTE: '0' });
    const { url, pid } = server;
    const photo = await largestPhoto();
    const begun = performance.now();
    const answers = await Promise.all(Array.from({ length: UPLOADS }, () => submit(url, formOf({ photo }))));
    const seconds = (performance.now() - begun) / 1000;
    const peakMb = server.peakMb();
    const rejected = answers.filter(({ status }) => status !== 200).length;

    const readBefore = readMb(pid);
    const flood = await pour(url, FLOOD_BYTES, false);
    const floodMb = readMb(pid) - readBefore;
    const bomb = formOf({ photo: png(BOMB_SIDE_PX, BOMB_SIDE_PX) });
    const bombAt = performance.now();
    const { status } = await submit(url, bomb);
    const bombMs = performance.now() - bombAt;
    return [
      atMost(`${UPLOADS} uploads of ${(photo.length / 1e6).toFixed(1)} MB at once, peak memory`, peakMb, 350, 'MB'),
      told('  all of them', seconds, 's', 1),
      atMost('  rejected', rejected, 0, ''),
      atMost(`${FLOOD_BYTES / 1e6} MB upload, read until rejected`, floodMb, 10, 'MB', 1),
      atMost('  not rejected', flood.answer.startsWith('HTTP/1.1 413') ? 0 : 1, 0, ''),
      atMost('625 megapixels in a small file, until rejected', bombMs, 1000, 'ms'),
      atMost('  not rejected', status === 422 ? 0 : 1, 0, ''),
    ];
  } finally {
    await server?.stop();
    await rm(data, { recursive: true, force: true });
  }
}

/** A photo of twelve megapixels, as a phone takes it, as large as a photo may be. */
async function largestPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const raw = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888', noise } });
  for (let quality = 90; ; quality -= 5) {
    const photo = await raw.clone().jpeg({ quality }).toBuffer();
    if (photo.length <= MAX_PHOTO_BYTES) return Buffer.concat([photo, Buffer.alloc(MAX_PHOTO_BYTES - photo.length)]);
  }
}

/** What a process has read so far, in megabytes. */
function readMb(pid: number): number {
  return Number(/rchar:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1]) / 1_000_000;
}
