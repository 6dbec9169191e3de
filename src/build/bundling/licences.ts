import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';

const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

/** Writes the licences of a bundle's packages to a file, as most of them require. */
export function licences(file: string): Plugin {
  return {
    name: 'licences',
    setup(build) {
      build.initialOptions.metafile = true;
      build.onEnd(async ({ metafile }) => {
        const folders = Object.keys(metafile?.inputs ?? {}).flatMap((path) => PACKAGE.exec(path)?.[0] ?? []);
        const texts = await Promise.all([...new Set(folders)].sort().map(licenceOf));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, texts.join('\n'));
      });
    },
  };
}

async function licenceOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const own = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  return `${name} ${version}\n\n${own ? await readFile(join(folder, own), 'utf8') : `${license}\n`}`;
}
