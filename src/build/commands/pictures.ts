/* npm run check:pictures: lists the pictures in public/ that are too small or whose files are too large. Never fails. */
import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { pictureProblems } from '../../model/pictures/picture-size';

const PICTURE = /\.(avif|gif|jpe?g|png|svg|webp)$/;

for (const path of readdirSync('public', { recursive: true, encoding: 'utf8' }).filter((path) => PICTURE.test(path))) {
  const file = `public/${path}`;
  for (const problem of pictureProblems(path, (await sharp(file).metadata()).width, statSync(file).size))
    console.log(`To do: ${problem}`);
}
