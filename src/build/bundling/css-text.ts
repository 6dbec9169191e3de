import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { relative, resolve } from 'node:path';
import { type Plugin, transform } from 'esbuild';

const SUFFIX = '?inline';

/**
 * `import text from 'package/styles.css?inline'` gives a stylesheet's text, minified. tsup's own CSS
 * step comes first and takes every path that ends with `.css` (8.5.1), so the suffix stays on the path.
 */
export function cssText(): Plugin {
  return {
    name: 'css-text',
    setup(build) {
      build.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => {
        const file = path.slice(0, -SUFFIX.length);
        const found = file.startsWith('.') ? resolve(resolveDir, file) : createRequire(`${resolveDir}/`).resolve(file);
        // Relative: esbuild makes the path part of the chunk's hash, and a build is the same in every folder.
        return { path: relative(process.cwd(), found) + SUFFIX, namespace: 'css-text' };
      });
      build.onLoad({ filter: /\?inline$/, namespace: 'css-text' }, async ({ path }) => {
        const file = resolve(path.slice(0, -SUFFIX.length));
        const { code } = await transform(await readFile(file, 'utf8'), { loader: 'css', minify: true });
        return { contents: code, loader: 'text', watchFiles: [file] };
      });
    },
  };
}
