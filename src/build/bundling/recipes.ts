import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** A text, or what makes one of a value. */
type Recipe = [name: string, css: string, parameter?: string];

/**
 * Puts the CSS text of a `recipes.style.ts` where a file uses it. As variables, the recipes of all views would be in the
 * chunk that every tag loads.
 */
export function withRecipes(path: string, source: string): string {
  const imports = source.matchAll(/import \{([^}]*)\} from '(\.\S*recipes\.style)'/g);
  return inline(
    source,
    Array.from(imports).flatMap(([, names = '', from = '']) => {
      return recipesIn(resolve(dirname(path), `${from}.ts`)).filter(([name]) => names.split(/[\s,]+/).includes(name));
    }),
  );
}

function recipesIn(file: string): Recipe[] {
  const recipes: Recipe[] = [];
  const declarations = /const (\w+) = (?:\((\w+): string\) => )?`([^`]*)`/g;
  for (const [, name = '', parameter, css = ''] of withRecipes(file, readFileSync(file, 'utf8')).matchAll(
    declarations,
  )) {
    recipes.push([name, inline(css, recipes).trim(), parameter]); // which may use those above it
  }
  return recipes;
}

function inline(text: string, recipes: readonly Recipe[]): string {
  return recipes.reduce((result, [name, css, parameter]) => {
    if (!parameter) return result.replaceAll(`\${${name}}`, () => css);
    const call = new RegExp(`\\$\\{${name}\\('([^']*)'\\)\\}`, 'g');
    return result.replace(call, (_, value: string) => css.replaceAll(`\${${parameter}}`, () => value));
  }, text);
}
