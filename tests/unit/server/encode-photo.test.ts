import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { encodePhoto } from '../../../src/server/photos/encode-photo.mjs';
import { EncoderProcess, TOO_MANY_PIXELS_MESSAGE } from '../../../src/server/photos/encoder-process';
import { picture } from '../../support/server/application-form';
import { lay, temporaryFolder } from '../../support/server/running-server';
import { imageBombs } from './image-bombs';

/** For what hangs. */
const TIMEOUT_MS = 30_000;

let decoded = 0;
const count = () => {
  decoded += 1;
};
beforeEach(() => void sharp.queue.on('change', count)); // emitted when pixels are to be decoded, not for a header
afterEach(() => void sharp.queue.off('change', count));

test('too large a picture of any format is refused without decoding it, however small its file', async () => {
  const bombs = await imageBombs();
  decoded = 0;
  for (const [name, file] of Object.entries(bombs)) {
    expect([name, file.length < 5_242_880]).toEqual([name, true]);
    const problem = await encodePhoto(sharp, file).catch((error) => error.problem);
    expect([name, problem]).toEqual([name, 'pixels']);
  }
  expect(decoded).toBe(0);
  await encodePhoto(sharp, await picture());
  expect(decoded).toBeGreaterThan(0);
});

test.each([
  ['a phone’s 50 megapixels', 'jpeg', 8165, 6123, {}],
  ['a progressive JPEG of 18', 'jpeg', 5000, 3750, { progressive: true }],
  ['a screenshot of 20', 'png', 5472, 3648, {}],
  ['a WebP of 12', 'webp', 4000, 3000, { effort: 0 }],
  ['a GIF of 3', 'gif', 2048, 1536, {}],
] as const)('%s is a photo', async (_, format, width, height, options) => {
  const raw = sharp({ create: { width, height, channels: 3, background: '#864' } });
  const photo = await encodePhoto(sharp, await raw.toFormat(format, options).toBuffer());
  expect(Math.max(...Object.values(await sharp(photo).metadata()).filter((value) => value === 640))).toBe(640);
});

test.each([
  ['memory', { memoryBytes: 90_000_000, cpuMs: 60_000 }],
  ['processor time', { memoryBytes: 1e12, cpuMs: 20 }],
])('a photo that takes more %s than its header shows is refused, and the process ends', async (_, limits) => {
  const folder = await temporaryFolder();
  const costly = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#864' } });
  await lay(folder, { costly: await costly.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer() });
  const process = await EncoderProcess.start(limits);
  await expect(process.encode({ path: `${folder}/costly` }, TIMEOUT_MS)).rejects.toThrow(TOO_MANY_PIXELS_MESSAGE);
  expect(await process.ended).toContain('SIGKILL');
});
