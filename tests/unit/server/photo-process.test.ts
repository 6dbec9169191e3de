import { execFileSync } from 'node:child_process';
import { constants, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { encodePhoto } from '../../../src/server/intake/photos/encode-photo.mjs';
import { PhotoEncoder } from '../../../src/server/intake/photos/photo-encoder';
import { formOf, picture, png, submit } from '../../support/server/application-form';
import { startServer } from '../../support/server/command-line';
import { childrenOf, isRunning } from '../../support/server/processes';
import { eventually, temporaryFolder, writeFiles } from '../../support/server/running-server';

const TOO_COSTLY = { name: 'InvalidPhotoError', message: expect.stringContaining('smaller image') };

/** Encodes a photo from a named pipe. Once `held` resolves, the photo process is waiting for the rest of the file. */
async function heldPhoto(encoder: PhotoEncoder) {
  const pipe = `${await temporaryFolder()}/photo`;
  execFileSync('mkfifo', [pipe]);
  const encoded = encoder.encode(pipe);
  encoded.catch(() => {});
  const findProcess = () =>
    childrenOf(process.pid).find((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes(pipe));
  let file: Awaited<ReturnType<typeof open>> | undefined;
  const isRead = async () => {
    file = await open(pipe, constants.O_WRONLY | constants.O_NONBLOCK).catch(() => undefined); // fails without a reader
    return file !== undefined;
  };
  return {
    encoded,
    findProcess,
    async held() {
      await eventually(isRead);
      onTestFinished(async () => void (await file?.close().catch(() => {})));
      return findProcess() ?? 0;
    },
    async release(photo: Buffer) {
      await file?.write(photo);
      await file?.close();
    },
  };
}

const linux = test.skipIf(process.platform !== 'linux');

linux('rejects a photo whose process is killed, and encodes the next one', async () => {
  const encoder = new PhotoEncoder();
  const { encoded, held } = await heldPhoto(encoder);
  process.kill(await held(), 'SIGKILL');
  await expect(encoded).rejects.toMatchObject(TOO_COSTLY);
  const folder = await temporaryFolder();
  await writeFiles(folder, { photo: await picture() });
  expect(Object.keys(await encoder.encode(`${folder}/photo`)).sort()).toEqual(['', '-160', '-320']);
});

linux('rejects a photo that takes too long, and ends its process', async () => {
  const { encoded, held } = await heldPhoto(new PhotoEncoder({ memoryBytes: 1e12, timeoutMs: 5000 }));
  const pid = await held();
  await expect(encoded).rejects.toMatchObject(TOO_COSTLY);
  await eventually(() => !isRunning(pid));
});

test('rejects a photo that needs more memory than its header suggests', async () => {
  const folder = await temporaryFolder();
  const costly = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#864' } });
  await writeFiles(folder, { costly: await costly.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer() });
  const encoder = new PhotoEncoder({ memoryBytes: 90_000_000, timeoutMs: 30_000 });
  await expect(encoder.encode(`${folder}/costly`)).rejects.toMatchObject(TOO_COSTLY);
});

linux('a photo process has no settings in its environment, and survives signals to its process group', async () => {
  process.env.UMMES_S3_SECRET_ACCESS_KEY = 'a secret';
  onTestFinished(() => void delete process.env.UMMES_S3_SECRET_ACCESS_KEY);
  const { encoded, held, release } = await heldPhoto(new PhotoEncoder());
  const pid = await held();
  expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toMatch(/UMMES|DATABASE|secret|NODE_OPTIONS/);
  for (const signal of ['SIGUSR1', 'SIGINT', 'SIGTERM'] as const) process.kill(pid, signal);
  await release(await picture('jpeg', 40, 40));
  expect(Object.keys(await encoded)).toHaveLength(3);
});

linux('a photo process ends with the server, even if the server is killed', async () => {
  const { child, url, stop } = await startServer({ UMMES_DATA: await temporaryFolder() });
  const sent = submit(url, formOf({ photo: await picture('jpeg', 3000, 2000) })).catch(() => {});
  let pid: number | undefined;
  await eventually(() => {
    [pid] = childrenOf(child.pid ?? 0);
    return pid !== undefined;
  });
  await Promise.all([stop('SIGKILL'), sent]);
  await eventually(() => !isRunning(pid ?? 0));
});

const ENCODING = { side: 640, widths: [160] };

let decoded = 0;
const count = () => {
  decoded += 1;
};
beforeEach(() => void sharp.queue.on('change', count)); // emitted when pixels are decoded, not just a header
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

test('keeps the photo whole at full size, and crops narrower copies to squares around the face', async () => {
  // A face near the top of a tall photo, and near the left of a wide one.
  for (const [width, height] of [
    [300, 900],
    [900, 300],
  ] as const) {
    const face = '<circle cx="120" cy="120" r="80" fill="#e0ac86"/><circle cx="95" cy="105" r="9" fill="#432"/>';
    const svg = `<svg width="${width}" height="${height}"><rect width="900" height="900" fill="#9aa"/>${face}</svg>`;
    const files = await encodePhoto(sharp, await sharp(Buffer.from(svg)).jpeg().toBuffer(), ENCODING);
    const whole = await sharp(files['']).metadata();
    expect(Math.max(whole.width, whole.height)).toBe(640);
    expect(Math.min(whole.width, whole.height)).toBe(213);
    const { data, info } = await sharp(files['-160']).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([160, 160]);
    const isSkin = (at: number) => (data[at] ?? 0) > 190 && (data[at + 2] ?? 0) < 170;
    const skin = Array.from({ length: 160 * 160 }, (_, at) => at * info.channels).filter(isSkin).length;
    expect(skin / 160 ** 2).toBeGreaterThan(0.2); // nearly all of the face, which is .223 of the square
  }
});

test('does not enlarge a small photo', async () => {
  const small = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#864' } })
    .png()
    .toBuffer();
  const { width, height } = await sharp((await encodePhoto(sharp, small, ENCODING))['-160']).metadata();
  expect([width, height]).toEqual([60, 60]);
});

/** Small files that claim to be large images, by name. */
async function imageBombs(): Promise<Record<string, Buffer>> {
  return {
    'PNG, 25,000 x 25,000': png(25_000, 25_000),
    'PNG, 50,000 x 1000': png(50_000, 1000),
    'PNG, 1000 x 50,000': png(1000, 50_000),
    'PNG, 16 bits': png(4000, 4000, { bits: 16, colours: 6, isWhole: false }),
    'PNG, interlaced': png(6000, 6000, { bits: 8, colours: 2, interlaced: true, isWhole: false }),
    'JPEG, 65,500 x 600': await jpeg(65_500, 600, false),
    'JPEG, progressive': await jpeg(7000, 4000, true),
    'WebP, 16,383 x 16,383': webp(16_383, 16_383),
    'WebP, 16,383 x 2000': webp(16_383, 2000),
    'GIF, 65,535 x 65,535': gif(65_535, 65_535, 1),
    'GIF, 6000 x 6000': gif(6000, 6000, 1),
    'GIF, 100,000 frames': gif(1, 1, 100_000),
  };
}

/** Creates a tiny JPEG whose header (SOF0 or SOF2) claims this size. */
async function jpeg(width: number, height: number, progressive: boolean): Promise<Buffer> {
  const small = sharp({ create: { width: 16, height: 16, channels: 3, background: '#864' } });
  const file = await small.jpeg({ progressive, chromaSubsampling: '4:4:4' }).toBuffer();
  const header = file.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]));
  file.writeUInt16BE(height, header + 5);
  file.writeUInt16BE(width, header + 7);
  return file;
}

/** Creates only the header of a lossless WebP image. */
function webp(width: number, height: number): Buffer {
  const data = Buffer.alloc(10);
  data[0] = 0x2f; // the VP8L signature
  data.writeUInt32LE((width - 1) | ((height - 1) << 14), 1);
  const chunk = Buffer.concat([Buffer.from('WEBPVP8L'), Buffer.from([data.length, 0, 0, 0]), data]);
  return Buffer.concat([Buffer.from('RIFF'), Buffer.from([chunk.length, 0, 0, 0]), chunk]);
}

/** Creates an animation whose frames claim the full size but contain data for only one pixel. */
function gif(width: number, height: number, frames: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const twoColours = [0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  const frame = Buffer.concat([
    Buffer.from([0x21, 0xf9, 4, 0, 5, 0, 0, 0, 0x2c, 0, 0, 0, 0]),
    size,
    Buffer.from([0, 2, 2, 0x44, 1, 0]),
  ]);
  return Buffer.concat([
    Buffer.from('GIF89a'),
    size,
    Buffer.from(twoColours),
    ...Array.from({ length: frames }, () => frame),
    Buffer.from(';'),
  ]);
}
