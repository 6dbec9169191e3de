import { build } from 'esbuild';

/** Builds the command `ummes.js`, and the program that it starts to encode photos, into a folder. */
export async function bundleServer(folder: string): Promise<void> {
  const options = { bundle: true, platform: 'node', format: 'esm', packages: 'external', logLevel: 'warning' } as const;
  await build({ ...options, entryPoints: ['src/server/main.ts'], outfile: `${folder}/ummes.js` });
  await build({
    ...options,
    entryPoints: ['src/server/photos/photo-process.mjs'],
    outfile: `${folder}/photo-process.mjs`,
  });
}
