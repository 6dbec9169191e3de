/*
 * npm run check:pictures: lists the pictures in public/ that are too small or whose files are too large. Never fails.
 * npm run slide -- photo.jpg aero: turns a photograph into the eight files of a home page slide.
 */
import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { PICTURE_PX, PICTURE_WIDTHS } from '../../model/addresses/address';
import { pictureProblems } from '../../model/pictures/picture-size';

const PICTURE = /\.(avif|gif|jpe?g|png|svg|webp)$/;
const [photo, slide] = process.argv.slice(2);

if (photo && slide) {
  for (const width of [...PICTURE_WIDTHS, PICTURE_PX]) {
    const name = `public/pictures/hero/${slide}${width === PICTURE_PX ? '' : `-${width}`}`;
    const sized = sharp(photo)
      .autoOrient()
      .resize(width, (width * 9) / 16, { position: 'attention' });
    await sized.avif({ quality: 50 }).toFile(`${name}.avif`);
    await sized.webp({ quality: 72 }).toFile(`${name}.webp`);
  }
}
for (const path of readdirSync('public', { recursive: true, encoding: 'utf8' }).filter((path) => PICTURE.test(path))) {
  const file = `public/${path}`;
  for (const problem of pictureProblems(path, (await sharp(file).metadata()).width, statSync(file).size))
    console.log(`To do: ${problem}`);
}
