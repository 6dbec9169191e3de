import { mkdir } from 'node:fs/promises';
import { expect } from 'playwright/test';
import sharp from 'sharp';

const FOLDER = 'docs/pictures';

/** Readers of the documents may be on slow networks. */
const MAX_BYTES = 60_000;

/** Saves a screenshot for the documents, as docs/pictures/<name>.webp. */
export async function savePicture(png: Buffer, name: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const { size } = await sharp(png).webp({ quality: 70, effort: 6 }).toFile(`${FOLDER}/${name}.webp`);
  expect(size, name).toBeLessThanOrEqual(MAX_BYTES);
}
