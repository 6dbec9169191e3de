import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/*
 * The layers described in ARCHITECTURE.md, lowest first. A file may import from its own layer and lower ones; layers on
 * the same line must not import each other. Only this test enforces the rule.
 */
const LAYERS = [
  ['src/texts'],
  ['src/model'],
  ['src/content'],
  ['src/api', 'src/server'],
  ['src/ui'],
  ['src/features'],
  ['src/element'],
  ['src/site', 'src/desk', 'src/react', 'src/frame'],
  ['widgets'],
];
const SERVER_LAYERS = 'settings storage http sources publish intake desk serve cli'
  .split(' ')
  .map((folder) => [`src/server/${folder}`]);

const ONLY_IN: Record<string, string | string[]> = {
  goober: 'src/ui/style/style.ts',
  wouter: ['src/site/', 'src/desk/'],
  '@tanstack/react-query': 'src/desk/',
  sonner: 'src/ui/toast/',
  qr: 'src/site/poster/',
  nodemailer: 'src/server/desk/notify/channels.ts',
  '@r2wc/react-to-web-component': 'src/element/r2wc.ts',
};

/** An import of one of our files (without its extension) or of a package. */
type Import = Record<'from' | 'to', string>;

function importsOf(file: string, source: string): Import[] {
  return ts.preProcessFile(source).importedFiles.map(({ fileName }) => {
    return { from: file, to: fileName.startsWith('.') ? posix.join(posix.dirname(file), fileName) : fileName };
  });
}

/** Returns why an import is not allowed, or undefined if it is. */
function violation({ from, to }: Import): string | undefined {
  const isOurs = /^(?:src|widgets|demo|tests)\//.test(to);
  const layers = from.startsWith('src/server/') && to.startsWith('src/server/') ? SERVER_LAYERS : LAYERS;
  const inLayer = (file: string) => (layer: string) => file.startsWith(`${layer}/`);
  const levelOf = (file: string) => layers.findIndex((names) => names.some(inLayer(file)));
  const nameOf = (file: string) => layers.flat().find(inLayer(file));
  if (/^(?:src|widgets)\//.test(from) && /^(?:demo|tests)\//.test(to)) return 'is not part of the product';
  if (levelOf(from) < 0) return undefined;
  if (!isOurs) {
    if (to.startsWith('node:') && !from.startsWith('src/server/')) return 'is not available in browsers';
    const place = ONLY_IN[/^(?:@[^/]+\/)?[^/]+/.exec(to)?.[0] ?? ''];
    const isAllowed = !place || [place].flat().some((each) => from.startsWith(each));
    return isAllowed ? undefined : `only ${place} imports ${to}`;
  }
  if (levelOf(to) < 0 || levelOf(to) > levelOf(from)) return 'is in a higher layer';
  if (nameOf(from) === 'src/server' && !/^src\/(?:model|content)\//.test(to)) return 'is not for the server';
  if (levelOf(to) === levelOf(from) && nameOf(to) !== nameOf(from)) return 'is in another part of the layer';
  const isOtherFeature = to.split('/')[2] !== from.split('/')[2];
  return nameOf(to) === 'src/features' && nameOf(from) === 'src/features' && isOtherFeature
    ? 'is in another feature'
    : undefined;
}

/** Returns the files in an import cycle, or undefined if the graph has no cycle. */
function cycleIn(graph: Map<string, string[]>): string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, path: string[]): string[] | undefined => {
    if (path.includes(file)) return path.slice(path.indexOf(file));
    if (done.has(file)) return undefined;
    done.add(file);
    return firstOf(graph.get(file) ?? [], (next) => visit(next, [...path, file]));
  };
  return firstOf([...graph.keys()], (file) => visit(file, []));
}

function firstOf<Item, Result>(items: readonly Item[], read: (item: Item) => Result | undefined): Result | undefined {
  for (const item of items) {
    const result = read(item);
    if (result) return result;
  }
  return undefined;
}

const files = ['src', 'widgets', 'demo'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => posix.join(folder, file.replaceAll('\\', '/'))),
);
const imports = files.flatMap((file) => importsOf(file, readFileSync(file, 'utf8')));

describe('the import rules', () => {
  it('hold for layers, server folders and packages that are limited to certain folders', () => {
    const broken = imports.flatMap((each) => (violation(each) ? `${each.from}: ${each.to} ${violation(each)}` : []));
    expect(broken).toEqual([]);
    expect(imports.length).toBeGreaterThan(1000);
  });

  it('allow no import cycles, not even through type imports', () => {
    const known = new Set(files);
    const graph = new Map(files.map((file) => [file, [] as string[]]));
    for (const { from, to } of imports) {
      const file = ['', '.ts', '.tsx', '.mjs'].map((ending) => to + ending).find((name) => known.has(name));
      if (file) graph.get(from)?.push(file);
    }
    expect(cycleIn(graph)).toBeUndefined();
    expect([...graph.values()].flat().length).toBeGreaterThan(1000);
    const cyclic = { a: ['b', 'd'], b: ['c'], c: ['a'], d: [] };
    expect(cycleIn(new Map(Object.entries(cyclic)))).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['src/model/time/day.ts', "import type { A } from '../../ui/style/style'", 'is in a higher layer'],
    ['src/ui/dialogs/dialog.tsx', "export { a } from '../../build/graph'", 'is in a higher layer'],
    ['src/features/news/news.tsx', "const a = () => import('../events/event-card')", 'is in another feature'],
    ['src/server/serve/app.ts', "import '../../api/call'", 'is not for the server'],
    ['src/server/serve/app.ts', "import '../../texts/text'", 'is not for the server'],
    ['src/react/gallery.ts', "import '../site/routes'", 'is in another part of the layer'],
    ['src/api/call.ts', "import 'node:http'", 'is not available in browsers'],
    ['src/features/events/events.tsx', "import { css } from 'goober'", 'only src/ui/style/style.ts imports goober'],
    ['src/server/http/cors.ts', "import '../desk/guard'", 'is in a higher layer'],
    ['src/build/build.ts', "import '../../demo/build/pages'", 'is not part of the product'],
    ['src/server/publish/feed.ts', "import '../sources/rows'", undefined],
  ])('apply to %s: %s (%s)', (file, source, reason) => {
    expect(importsOf(file, source).map(violation)).toEqual([reason]);
  });
});
