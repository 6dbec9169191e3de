// @vitest-environment node
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { encodePhoto } from '../../../src/server/photos/encode-photo.mjs';
import { EncoderProcess, TOO_MANY_PIXELS_MESSAGE } from '../../../src/server/photos/encoder-process';
import { PhotoEncoder } from '../../../src/server/photos/photo-encoder';
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

/** The corners of a picture of 80 × 40, clockwise from the left at the top, in colours that WebP keeps apart. */
const CORNERS = ['red', 'lime', 'blue', 'white'] as const;

/** Four quarters, each of a colour. */
function quarters() {
  const [first, ...others] = CORNERS;
  const places = [
    { left: 40, top: 0 },
    { left: 40, top: 20 },
    { left: 0, top: 20 },
  ];
  const quarter = (background: string) => ({ create: { width: 40, height: 20, channels: 3 as const, background } });
  const whole = { create: { width: 80, height: 40, channels: 3 as const, background: first } };
  return sharp(whole).composite(others.map((colour, index) => ({ input: quarter(colour), ...places[index] })));
}

/** The names of the colours in the corners, clockwise from the left at the top. */
async function cornersOf(photo: Buffer): Promise<string[]> {
  const { data, info } = await sharp(photo).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [right, bottom] = [info.width - 4, info.height - 4];
  return [
    [3, 3],
    [right, 3],
    [right, bottom],
    [3, bottom],
  ].map(([x = 0, y = 0]) => {
    const at = (y * info.width + x) * info.channels;
    const [red, green, blue] = [0, 1, 2].map((channel) => (data[at + channel] ?? 0) > 127);
    if (red && green && blue) return 'white';
    return red ? 'red' : green ? 'lime' : 'blue';
  });
}

test('a picture is turned clockwise, after it is upright; a stored photo may be turned again and again', async () => {
  const encoder = new PhotoEncoder(pino({ level: 'silent' }));
  onTestFinished(() => encoder.close());
  const folder = await temporaryFolder();
  const turned = async (file: Buffer, degrees?: 0 | 90 | 180 | 270) => {
    await lay(folder, { photo: file });
    const photo = await encoder.encode(join(folder, 'photo'), 'an officer', degrees);
    const { format, width, height, exif, icc, xmp, orientation } = await sharp(photo).metadata();
    expect([format, exif, icc, xmp, orientation]).toEqual(['webp', undefined, undefined, undefined, undefined]);
    return { photo, size: [width, height], corners: await cornersOf(photo) };
  };
  const clockwise = (quarterTurns: number) => [
    ...CORNERS.slice(4 - quarterTurns),
    ...CORNERS.slice(0, 4 - quarterTurns),
  ];

  const plain = await quarters().png().toBuffer();
  const marked = sharp(plain)
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .withMetadata({ orientation: 6 });
  expect(await turned(plain)).toMatchObject({ size: [80, 40], corners: clockwise(0) });
  expect(await turned(plain, 90)).toMatchObject({ size: [40, 80], corners: clockwise(1) });
  expect(await turned(plain, 180)).toMatchObject({ size: [80, 40], corners: clockwise(2) });
  expect(await turned(plain, 270)).toMatchObject({ size: [40, 80], corners: clockwise(3) });
  const jpeg = await marked.jpeg().toBuffer(); // by its metadata it is turned by 90 already
  expect(await turned(jpeg)).toMatchObject({ size: [40, 80], corners: clockwise(1) });
  expect(await turned(jpeg, 90)).toMatchObject({ size: [80, 40], corners: clockwise(2) });

  let stored = (await turned(await sharp(plain).resize(960, 640, { fit: 'fill' }).jpeg().toBuffer())).photo;
  for (const quarterTurns of [1, 2, 3, 0]) {
    const next = await turned(stored, 90);
    expect(next.size).toEqual(quarterTurns % 2 ? [427, 640] : [640, 427]);
    expect(next.corners).toEqual(clockwise(quarterTurns));
    stored = next.photo;
  }
});
