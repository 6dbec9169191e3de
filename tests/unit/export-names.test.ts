import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Matches a declaration that is exported by its name. */
const EXPORT = /^export (?:async )?(?:class|const|function\*?|interface|type) (\w+)/gm;

/** Files whose names repeat on purpose. */
const EXEMPT = [
  // The package names its components for React after the views that they contain.
  'src/react/index.ts',
  // Rules are named after the element that they style, and imported only by that element's view.
  /\.style\.ts$/,
];

/** Every page with content exports this, and the table of pages calls it. */
const CONVENTION = 'prepare';

it('a name is exported by one file only, so that a reader who finds it has found the right one', () => {
  const filesOf = new Map<string, string[]>();
  for (const file of sourceFiles())
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(EXPORT))
      if (name !== CONVENTION) filesOf.set(name, [...(filesOf.get(name) ?? []), file]);
  const repeated = [...filesOf].filter(([, files]) => new Set(files).size > 1);
  expect(filesOf.size).toBeGreaterThan(500);
  expect(Object.fromEntries(repeated)).toEqual({});
});

function sourceFiles(): string[] {
  return ['src', 'widgets']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => !EXEMPT.some((pattern) => (typeof pattern === 'string' ? file === pattern : pattern.test(file))));
}
