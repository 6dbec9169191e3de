import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** The layers of ARCHITECTURE.md, lowest first. A layer may import those before it. */
const LAYERS = [
  'src/texts',
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

/** The server's folders, lowest first. Folders of one line do not import each other; neither does a folder import upward. */
const SERVER_LAYERS = [
  ['settings', 'files'],
  ['http'],
  ['database'],
  ['sheets'],
  ['feeds', 'photos', 'newsletter', 'messages'],
  ['applications'],
  ['views'],
  ['storage', 'workbench', 'health', 'notifications'],
  ['desk'],
  ['app'],
  ['cli'],
];

/** Packages that only one part imports. */
const ONLY_IN: Record<string, (file: string) => boolean> = {
  goober: (file) => file === 'src/ui/style.ts',
  wouter: (file) => file.startsWith('src/site/'),
  sonner: (file) => file.startsWith('src/ui/toast/'),
  qr: (file) => file.startsWith('src/features/event-poster/'),
  nodemailer: (file) => file === 'src/server/notifications/mail.ts',
  '@r2wc/react-to-web-component': (file) => file.startsWith('src/element/'),
};

/** Code that runs in browsers. */
const BROWSER = /^(?:src\/(?:texts|model|content|api|ui|features|element|site)|widgets)\//;

const MAX_LINES = 250;
/** Data, which may be as long as it is. */
const DATA = /^src\/(?:content\/|model\/form-countries\.ts$|texts\/(?:english|si|ta)\.ts$)/;

interface Import {
  from: string;
  /** One of our files without its ending, or a package's name. */
  to: string;
}

/** Why an import is not allowed; undefined if it is. */
function violation({ from, to }: Import): string | undefined {
  const [lower, upper] = [layerOf(to), layerOf(from)];
  if (upper === undefined) return undefined;
  if (lower === undefined) {
    if (/^(?:src|demo|tests)\//.test(to)) return 'imports from a higher layer';
    if (to.startsWith('node:') && BROWSER.test(from)) return 'runs in browsers';
    const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(to) ?? [];
    return ONLY_IN[name]?.(from) === false ? `${name} is imported elsewhere only` : undefined;
  }
  if (lower > upper) return 'imports from a higher layer';
  if (from.startsWith('src/server/') && lower !== upper && !/^src\/(?:model|content)\//.test(to)) {
    return 'the server imports only src/model and src/content';
  }
  if (from.startsWith('src/react/') && to.startsWith('src/site/')) return 'the library does not import the site';
  if (to.startsWith('src/features/') && lower === upper && to.split('/')[2] !== from.split('/')[2]) {
    return 'imports from another feature';
  }
  return undefined;
}

function layerOf(file: string): number | undefined {
  const index = LAYERS.findIndex((layer) => file.startsWith(`${layer}/`));
  return index < 0 ? undefined : index;
}

/** `feeds -> app` for an import against the order of the server's folders; undefined for any other. */
function serverViolation({ from, to }: Import): string | undefined {
  const [upper, lower] = [from, to].map((file) => /^src\/server\/([^/]+)\//.exec(file)?.[1]);
  if (!upper || !lower || upper === lower) return undefined;
  const level = (folder: string) => SERVER_LAYERS.findIndex((folders) => folders.includes(folder));
  return level(lower) >= 0 && level(lower) < level(upper) ? undefined : `${upper} -> ${lower}`;
}

const sources = new Map(
  ['src', 'widgets', 'demo'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
      .map((entry) => posix.join(entry.parentPath.replaceAll('\\', '/'), entry.name))
      .map((file) => [file, readFileSync(file, 'utf8')] as const),
  ),
);

function importsOf(file: string, source: string): Import[] {
  return ts.preProcessFile(source).importedFiles.map(({ fileName }) => {
    return { from: file, to: fileName.startsWith('.') ? posix.join(posix.dirname(file), fileName) : fileName };
  });
}

/** The import cycles of a graph: the files of each, in order of their names (Tarjan's strongly connected components). */
function cyclesOf(graph: Map<string, string[]>): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const visit = (file: string) => {
    order.set(file, order.size);
    lowest.set(file, order.size - 1);
    path.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (path.includes(next)) lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const cycle = path.splice(path.indexOf(file));
    if (cycle.length > 1 || graph.get(file)?.includes(file)) found.push(cycle.sort());
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
}

const imports = [...sources].flatMap(([file, source]) => importsOf(file, source));

/** Each file with those of our files that it imports, types included. */
const graph = new Map(
  [...sources.keys()].map((file) => {
    const targets = imports.filter(({ from }) => from === file);
    const files = targets.map(({ to }) => ['', '.ts', '.tsx', '.mjs'].map((ending) => to + ending));
    return [file, files.flatMap((names) => names.find((name) => sources.has(name)) ?? [])];
  }),
);

describe('the architecture', () => {
  it('has layers that import downward only, features that do not import each other, and packages in one place', () => {
    const broken = imports.filter(violation).map((each) => `${each.from} -> ${each.to}: ${violation(each)}`);
    expect(broken).toEqual([]);
    expect(imports.length).toBeGreaterThan(100);
  });

  it('has no import cycle, type imports included', () => {
    const cycles = cyclesOf(graph);
    expect(cycles).toEqual([]);
    expect([...graph.values()].flat().length).toBeGreaterThan(100);
  });

  it('has server folders that import downward only', () => {
    const broken = imports.filter(serverViolation);
    expect(broken.filter(serverViolation)).toEqual([]);
  });

  it(`has no file of more than ${MAX_LINES} lines`, () => {
    const long = [...sources].filter(
      ([file, text]) => !DATA.test(file) && text.trimEnd().split('\n').length > MAX_LINES,
    );
    expect(long.map(([file]) => file)).toEqual([]);
  });
});

describe('the architecture test', () => {
  it.each([
    ['src/model/day.ts', 'src/ui/style', 'imports from a higher layer'],
    ['src/features/events/events.tsx', 'src/element/define', 'imports from a higher layer'],
    ['src/ui/dialog.tsx', 'src/build/graph', 'imports from a higher layer'],
    ['src/features/news/news.tsx', 'src/features/events/event-card', 'imports from another feature'],
    ['src/server/app/app.ts', 'src/api/call', 'the server imports only src/model and src/content'],
    ['src/react/gallery.ts', 'src/site/routes', 'the library does not import the site'],
    ['src/api/call.ts', 'node:http', 'runs in browsers'],
    ['src/features/events/events.tsx', 'wouter', 'wouter is imported elsewhere only'],
    ['src/features/events/events.tsx', 'goober', 'goober is imported elsewhere only'],
  ])('does not let %s import %s', (from, to, reason) => {
    expect(violation({ from, to })).toBe(reason);
  });

  it.each([
    ['src/server/http/cors.ts', 'src/server/app/app', 'http -> app'],
    ['src/server/feeds/feed.ts', 'src/server/photos/photo', 'feeds -> photos'],
    ['src/server/feeds/feed.ts', 'src/server/new-folder/file', 'feeds -> new-folder'],
    ['src/server/feeds/feed.ts', 'src/server/sheets/rows', undefined],
    ['src/server/main.ts', 'src/server/cli/start', undefined],
  ])('finds what is wrong when %s imports %s', (from, to, reason) => {
    expect(serverViolation({ from, to })).toBe(reason);
  });

  it('sees imports of types, re-exports and lazy imports too', () => {
    const source = `import type { A } from './a'; export { b } from './b'; const c = () => import('./c'); import './d';`;
    expect(importsOf('src/ui/x.ts', source).map(({ to }) => to)).toEqual(
      ['a', 'b', 'c', 'd'].map((n) => `src/ui/${n}`),
    );
  });

  it('finds cycles of several files and of one, and reports their files', () => {
    const cyclic = { a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: [], f: ['f'] };
    expect(cyclesOf(new Map(Object.entries(cyclic)))).toEqual([['a', 'b', 'c'], ['f']]);
  });
});
