import { build } from 'esbuild';

/** Builds the command `ummes.js`, and the programs that it starts to read sheets, encode photos and render pages, into a folder. */
export async function bundleServer(folder: string): Promise<void> {
  const options = { bundle: true, platform: 'node', format: 'esm', packages: 'external', logLevel: 'warning' } as const;
  await build({
    ...options,
    entryPoints: { ummes: 'src/server/main.ts', 'sheet-worker': 'src/server/sheets/sheet-worker.ts' },
    outdir: folder,
  });
  await build({
    ...options,
    entryPoints: ['src/server/photos/photo-process.mjs', 'src/server/views/render-process.mjs'],
    outdir: folder,
    outbase: 'src/server',
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
  });
}
