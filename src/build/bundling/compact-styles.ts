import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { withCompiledStyles } from './compiled-styles';
import { withRecipes } from './recipes';

/**
 * Takes line breaks and indents out of the CSS in template literals, which no minifier touches. Class
 * names are hashes of that text, so every build of the product must use this, or none.
 */
export function compactStyles(): Plugin {
  return {
    name: 'compact-styles',
    setup(build) {
      build.onLoad({ filter: /\/src\/(?:ui|features|site)\/.*\.tsx?$/ }, async ({ path }) => {
        const contents = withCompactStyles(path, await readFile(path, 'utf8'));
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}

/** The source of a file with its styles made compact and compiled, and with the recipes that they use. */
export function withCompactStyles(path: string, source: string): string {
  const everyTemplate = /\.style\.ts$|\/(?:controls|tokens|document-styles)\.ts$/.test(path);
  const styles = everyTemplate ? /`[^`]*`/g : /\b(?:css|keyframes)`[^`]*`/g;
  return withCompiledStyles(withRecipes(path, source).replace(styles, compact));
}

/**
 * Spaces matter in values and selectors, so beside an interpolated value too, but not beside braces and semicolons,
 * nor after the name of a property.
 */
function compact(template: string): string {
  return template
    .replace(/\s*\n\s*/g, ' ')
    .replace(
      /\$\{[^}]*\}| *([{};]) *|([:,]) /g,
      (other, mark?: string, separator?: string) => mark ?? separator ?? other,
    );
}
