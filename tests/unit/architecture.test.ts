import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/**
 * The house of ARCHITECTURE.md, ground floor first. A floor may import those before it. Biome's rule
 * says the same while one types; this test also knows the rooms, and reads what is really imported.
 */
const FLOORS = [
  'src/model',
  'src/content',
  'src/api',
  'src/ui',
  'src/features',
  'src/element',
  'src/server',
  'src/site',
  'src/react',
  'widgets',
];

/** Floors whose folders are rooms of their own, closed to each other. */
const WITH_ROOMS = ['src/features'];

/** Packages with one place. */
const PLACES: Record<string, (file: string) => boolean> = {
  goober: (file) => file === 'src/ui/style.ts',
  wouter: (file) => file.startsWith('src/site/'),
  sonner: (file) => file.startsWith('src/ui/toast/'),
  '@r2wc/react-to-web-component': (file) => file.startsWith('src/element/'),
};

/** Floors that run in browsers. */
const BROWSER = /^(?:src\/(?:model|content|api|ui|features|element|site)|widgets)\//;

interface Import {
  from: string;
  /** A file of ours as a path, or a package's name. */
  to: string;
}

/** What is wrong with an import, or nothing. */
function objection({ from, to }: Import): string | undefined {
  const [below, above] = [floorOf(to), floorOf(from)];
  if (above === undefined) return undefined;
  if (below === undefined) {
    if (to.startsWith('src/') || to.startsWith('demo/') || to.startsWith('tests/')) return 'reaches above its floor';
    if (to.startsWith('node:') && BROWSER.test(from)) return 'runs in browsers';
    const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(to) ?? [];
    return PLACES[name]?.(from) === false ? `${name} has its one place elsewhere` : undefined;
  }
  if (below > above) return 'reaches above its floor';
  if (from.startsWith('src/server/') && below !== above && !/^src\/(?:model|content)\//.test(to)) {
    return 'shares only src/model and src/content';
  }
  if (below === above && WITH_ROOMS.includes(FLOORS[above] ?? '') && roomOf(from) !== roomOf(to)) {
    return 'reaches into another room';
  }
  return undefined;
}

function floorOf(file: string): number | undefined {
  const index = FLOORS.findIndex((floor) => file.startsWith(`${floor}/`));
  return index < 0 ? undefined : index;
}

function roomOf(file: string): string | undefined {
  return file.split('/')[2];
}

function importsOf(file: string, source: string): Import[] {
  return ts.preProcessFile(source).importedFiles.map(({ fileName }) => {
    return { from: file, to: fileName.startsWith('.') ? posix.join(dirname(file), fileName) : fileName };
  });
}

function allImports(): Import[] {
  const folders = ['src', 'widgets'];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
      .map((entry) => relative('.', join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  );
  return files.flatMap((file) => importsOf(file, readFileSync(file, 'utf8')));
}

describe('the house', () => {
  it('has floors that import downward only, closed rooms, and one place for each special package', () => {
    const imports = allImports();
    const broken = imports.filter(objection).map((each) => `${each.from} -> ${each.to}: ${objection(each)}`);
    expect(broken).toEqual([]);
    expect(imports.length).toBeGreaterThan(100);
  });

  it.each([
    ['src/model/day.ts', 'src/ui/style', 'reaches above its floor'],
    ['src/features/events/events.tsx', 'src/element/define', 'reaches above its floor'],
    ['src/ui/dialog.tsx', 'src/build/graph', 'reaches above its floor'],
    ['src/features/news/news.tsx', 'src/features/events/event-card', 'reaches into another room'],
    ['src/server/app/app.ts', 'src/api/call', 'shares only src/model and src/content'],
    ['src/api/call.ts', 'node:http', 'runs in browsers'],
    ['src/features/events/events.tsx', 'wouter', 'wouter has its one place elsewhere'],
    ['src/features/events/events.tsx', 'goober', 'goober has its one place elsewhere'],
  ])('would not let %s import %s', (from, to, reason) => {
    expect(objection({ from, to })).toBe(reason);
  });

  it('sees imports of types, re-exports and lazy ones too', () => {
    const source = `import type { A } from './a'; export { b } from './b'; const c = () => import('./c'); import './d';`;
    expect(importsOf('src/ui/x.ts', source).map(({ to }) => to)).toEqual(
      ['a', 'b', 'c', 'd'].map((n) => `src/ui/${n}`),
    );
  });
});
