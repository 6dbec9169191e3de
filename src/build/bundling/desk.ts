import { join } from 'node:path';
import { build } from 'esbuild';
import { documentStyles } from '../../site/document-styles';
import { baseStyles } from '../../ui/tokens';
import { compactStyles } from './compact-styles';
import { withExportedStyles, withoutGlobals, withoutUnusedReact } from './edit-package';
import { WEB } from './graph';

/**
 * Bundles the officers' desk by itself, React included, into one sheet and a script that loads the rest when it is wanted:
 * what it shares with the site and the tags would otherwise be cut out of their chunks, for a page that no visitor opens.
 * @param draft without minifying.
 */
export async function buildDesk(draft: boolean): Promise<void> {
  await build({
    entryPoints: { 'desk/main': 'src/site/desk/main.tsx' },
    outdir: WEB,
    // Where chunks stay for a while after a deploy, for desks that are open.
    chunkNames: 'widgets/chunks/desk-[name]-[hash]',
    splitting: true,
    bundle: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: !draft,
    sourcemap: draft,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': JSON.stringify(draft ? 'development' : 'production'), navigation: 'undefined' },
    alias: {
      '@preact/signals-react': '@preact/signals-core',
      'use-sync-external-store/shim/index.js': 'react',
      'use-sync-external-store/shim': 'react',
    },
    logLevel: 'warning',
    plugins: [compactStyles(), withExportedStyles(), withoutGlobals(), withoutUnusedReact()],
  });
  await build({
    stdin: { contents: baseStyles + documentStyles, loader: 'css' },
    outfile: join(WEB, 'desk/main.css'),
    external: ['/fonts/*'],
    bundle: true,
    minify: !draft,
    logLevel: 'warning',
  });
}
