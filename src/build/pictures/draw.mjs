/**
 * Draws every picture of the site into public/: node src/build/pictures/draw.mjs [part of a name]
 * A scene is a module below scenes/ that exports one or several {file, width, height, palette, draw(d), exports?}.
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawing } from './drawing.mjs';
import { raster } from './raster.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const target = process.env.PICTURES_DIR ?? join(here, '../../../public');
const wanted = process.argv[2] ?? '';

const modules = (await readdir(join(here, 'scenes'), { recursive: true }))
  .filter((name) => name.endsWith('.mjs'))
  .sort();
for (const name of modules) {
  const { default: scenes } = await import(`./scenes/${name}`);
  for (const scene of [scenes].flat()) {
    if (!scene.file.includes(wanted)) continue;
    const d = drawing(scene);
    scene.draw(d);
    const svg = scene.svg ? scene.svg(d.svg()) : d.svg();
    const files = scene.exports ? await raster(svg, scene) : [[scene.file, Buffer.from(svg)]];
    for (const [file, bytes] of files) {
      await mkdir(dirname(join(target, file)), { recursive: true });
      await writeFile(join(target, file), bytes);
      console.log(`${(bytes.length / 1000).toFixed(1).padStart(7)} kB  ${file}`);
    }
  }
}
