import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { TAGS } from '../../../src/entries/renderer';

/* Checks the package built by `npm run build`. tests/e2e/package.test.ts installs it into a new app. */

/** Every entry point of the package, with an example file for patterns. */
const ADDRESSES: Record<string, { types?: string; file: string }> = {
  ummes: { types: 'dist/lib/index.d.ts', file: 'dist/lib/index.js' },
  'ummes/elements': { types: 'dist/lib/elements.d.ts', file: 'dist/lib/elements.js' },
  'ummes/jsx/react': { types: 'dist/lib/jsx/react.d.ts', file: 'dist/lib/elements.js' },
  'ummes/jsx/preact': { types: 'dist/lib/jsx/preact.d.ts', file: 'dist/lib/elements.js' },
  'ummes/jsx/solid': { types: 'dist/lib/jsx/solid.d.ts', file: 'dist/lib/elements.js' },
  'ummes/reference-data': { types: 'dist/lib/reference-data.d.ts', file: 'dist/lib/reference-data.js' },
  'ummes/custom-elements.json': { file: 'dist/web/widgets/custom-elements.json' },
  'ummes/widgets/ummes.js': { file: 'dist/web/widgets/ummes.js' },
  'ummes/widgets/integrity.json': { file: 'dist/web/widgets/integrity.json' },
  'ummes/widgets/html-custom-data.json': { file: 'dist/web/widgets/html-custom-data.json' },
  'ummes/package.json': { file: 'package.json' },
};

/** Scripts that npm runs, or warns about, where the package is a dependency. */
const CONSUMER_SCRIPTS = /^(?:pre|post)?(?:install|prepare)$|^prepublish$/;

/** The file that Node.js resolves an entry point to. */
const found = (address: string) => relative('.', fileURLToPath(import.meta.resolve(address)));

describe('the package', () => {
  it('resolves each entry point to a file', () => {
    for (const [address, { file }] of Object.entries(ADDRESSES)) {
      expect(found(address), address).toBe(file);
      expect(existsSync(file), file).toBe(true);
    }
    const exported = Object.keys(packageJson.exports).map((path) => path.replace(/^\./, 'ummes').replace('*', ''));
    expect(exported.filter((path) => !Object.keys(ADDRESSES).some((address) => address.startsWith(path)))).toEqual([]);
  });

  it.each(['Bundler', 'NodeNext'] as const)('has types where TypeScript looks for them (%s)', (resolution) => {
    const options = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind[resolution] };
    for (const [address, { types }] of Object.entries(ADDRESSES)) {
      if (!types) continue;
      const { resolvedModule } = ts.resolveModuleName(address, resolve('tests/host.mts'), options, ts.sys);
      expect(relative('.', resolvedModule?.resolvedFileName ?? ''), address).toBe(types);
    }
  });

  it('does not expose internal modules', () => {
    expect(() => import.meta.resolve('ummes/dist/server/ummes.js')).toThrow('is not defined by "exports"');
  });

  it('has no dependencies, and React is an optional peer dependency', async () => {
    expect(packageJson).not.toHaveProperty('dependencies');
    expect(packageJson.peerDependenciesMeta).toEqual({ react: { optional: true }, 'react-dom': { optional: true } });
    expect(Object.keys(packageJson.peerDependencies)).toEqual(['react', 'react-dom']);
    expect(await importsIn('dist/lib')).toEqual(['react', 'react-dom']);
  });

  it('runs nothing when it is installed', () => {
    expect(Object.keys(packageJson.scripts).filter((name) => CONSUMER_SCRIPTS.test(name))).toEqual([]);
  });

  it('lists in dist/server/package.json exactly the packages that the server imports', async () => {
    const { dependencies } = JSON.parse(readFileSync('dist/server/package.json', 'utf8'));
    expect(await importsIn('dist/server')).toEqual(Object.keys(dependencies).sort());
  });

  it('includes the licences of the packages bundled into the library', () => {
    const text = readFileSync('dist/lib/LICENSES.txt', 'utf8');
    for (const name of ['@preact/signals-core', 'embla-carousel', 'goober', 'sonner'])
      expect(text, name).toMatch(new RegExp(`^${name} \\d`, 'm'));
    expect(text.match(/Permission is hereby granted/g)?.length).toBeGreaterThanOrEqual(5);
  });

  it('can be loaded with require() in every supported version of Node.js', () => {
    const require = createRequire(resolve('tests/host.cjs'));
    expect(Object.keys(require('ummes/reference-data')).sort()).toEqual(['countries', 'currencies', 'languages']);
    expect(require('ummes')).toHaveProperty('Events');
    expect(Object.keys(require('ummes/elements'))).toEqual([]);
  });

  it('has framework-free types for the tags in elements.d.ts and its imports', () => {
    const imported = (file: string) =>
      ts.preProcessFile(readFileSync(join('dist/lib', file), 'utf8')).importedFiles.map(({ fileName }) => fileName);
    expect(imported('elements.d.ts')).toEqual(['./types.js']);
    expect(imported('types.d.ts')).toEqual([]);
    for (const [file, host] of Object.entries({ react: 'react', preact: 'preact', solid: 'solid-js' }))
      expect(imported(`jsx/${file}.d.ts`).filter((name) => !name.startsWith('.'))).toEqual([host, host]);
  });
});

describe('the components, in Node.js', () => {
  const library: Promise<Record<string, FunctionComponent<{ className: string }>>> = import(
    resolve(found('ummes'))
  ).then(({ setTexts: _texts, ...components }) => components);

  it('exist for each tag', async () => {
    const names = TAGS.map(({ tag }) => tag.replace('ummes-', '')).map((name) =>
      name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
    );
    expect(Object.keys(await library).sort()).toEqual(names.sort());
  });

  it('pass attributes such as id, role and aria-label to the element around the view', async () => {
    for (const [name, Component] of Object.entries(await library)) {
      const attributes = { id: 'own', role: 'region', 'aria-label': 'Ours', 'data-place': 'top' };
      const html = renderToString(createElement(Component, { className: 'guest', ...attributes }));
      expect(html, name).toBe('<div class="guest" id="own" role="region" aria-label="Ours" data-place="top"></div>');
    }
  });

  it('render only the children that the host passes in', async () => {
    for (const [name, Component] of Object.entries(await library)) {
      const html = renderToString(createElement(Component, { className: 'guest' }, 'Please wait'));
      expect(html, name).toBe('<div class="guest">Please wait</div>');
    }
  });
});

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Returns the names of the packages that the scripts in a folder import. */
async function importsIn(folder: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: filesIn(folder).filter((file) => /\.m?js$/.test(file)),
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'dist',
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  const addresses = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  const names = addresses.map((address) => /^(?:@[^/]+\/)?[^/]+/.exec(address)?.[0] ?? '');
  return [...new Set(names)].filter((name) => !isBuiltin(name)).sort();
}
