import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { encodePhoto } from '../../../src/server/intake/photos/encode-photo.mjs';
import { picture } from '../../support/server/application-form';
import { imageBombs } from './image-bombs';

const ENCODING = { side: 640, widths: [160] };

let decoded = 0;
const count = () => {
  decoded += 1;
};
beforeEach(() => void sharp.queue.on('change', count)); // emitted when pixels are decoded, but not for a header
afterEach(() => void sharp.queue.off('change', count));

test('rejects an oversized image in any format without decoding it, however small its file', async () => {
  const bombs = await imageBombs();
  decoded = 0;
  for (const [name, file] of Object.entries(bombs)) {
    expect([name, file.length < 5_242_880]).toEqual([name, true]);
    const problem = await encodePhoto(sharp, file, ENCODING).catch((error) => error.problem);
    expect([name, problem]).toEqual([name, 'pixels']);
  }
  expect(decoded).toBe(0);
  await encodePhoto(sharp, await picture(), ENCODING);
  expect(decoded).toBeGreaterThan(0);
});

test.each([
  ['a 50-megapixel phone photo', 'jpeg', 8165, 6123, {}],
  ['an 18-megapixel progressive JPEG', 'jpeg', 5000, 3750, { progressive: true }],
  ['a 20-megapixel screenshot', 'png', 5472, 3648, {}],
  ['a 12-megapixel WebP', 'webp', 4000, 3000, { effort: 0 }],
  ['a 3-megapixel GIF', 'gif', 2048, 1536, {}],
] as const)('accepts %s', async (_, format, width, height, options) => {
  const raw = sharp({ create: { width, height, channels: 3, background: '#864' } });
  const files = await encodePhoto(sharp, await raw.toFormat(format, options).toBuffer(), ENCODING);
  const widthOf = async (file: Buffer | undefined) => (await sharp(file).metadata()).width;
  expect([await widthOf(files['']), await widthOf(files['-160'])]).toEqual([640, 160]);
});
