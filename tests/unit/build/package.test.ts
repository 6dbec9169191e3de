import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { tagNames } from '../../../src/build/bundling/entries';

/* The package as npm run build has made it; tests/e2e/package.test.ts installs it into a fresh app. */

/** Every address of the package, with a file for those that stand for a folder. */
const ADDRESSES: Record<string, { types?: string; file: string }> = {
  ummes: { types: 'dist/lib/index.d.ts', file: 'dist/lib/index.js' },
  'ummes/elements': { types: 'dist/lib/elements.d.ts', file: 'dist/lib/elements.js' },
  'ummes/reference-data': { types: 'dist/lib/reference-data.d.ts', file: 'dist/lib/reference-data.js' },
  'ummes/custom-elements.json': { file: 'dist/web/widgets/custom-elements.json' },
  'ummes/widgets/ummes.js': { file: 'dist/web/widgets/ummes.js' },
  'ummes/widgets/integrity.json': { file: 'dist/web/widgets/integrity.json' },
  'ummes/widgets/html-custom-data.json': { file: 'dist/web/widgets/html-custom-data.json' },
  'ummes/package.json': { file: 'package.json' },
};

/** The file that Node finds for an address of the package. */
const found = (address: string) => relative('.', fileURLToPath(import.meta.resolve(address)));

describe('the package', () => {
  it('has exports, types and files that publint finds nothing wrong with', async () => {
    const { messages } = await publint({ pkgDir: '.', level: 'suggestion', pack: 'npm' });
    expect(messages.map((message) => formatMessage(message, packageJson))).toEqual([]);
  });

  it('leads each of its addresses to a file', () => {
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

  it('keeps to itself what it does not export', () => {
    expect(() => import.meta.resolve('ummes/dist/server/ummes.js')).toThrow('is not defined by "exports"');
  });

  it('leaves React to the host, and names every other package that its modules import', () => {
    const { dependencies, peerDependencies } = packageJson;
    expect(Object.keys(peerDependencies)).toEqual(['react', 'react-dom']);
    expect(Object.keys(dependencies)).not.toEqual(expect.arrayContaining(['react', 'wouter', 'sonner']));
    const allowed = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
    const missing = ['dist/lib', 'dist/server'].flatMap(importsIn).filter((name) => !allowed.includes(name));
    expect(missing).toEqual([]);
  });

  it('has no hard links, which npm would leave out when it installs the package', () => {
    const names = new Map<number, string[]>();
    for (const file of ['dist/web', 'dist/lib', 'dist/server'].flatMap(filesIn)) {
      const { ino } = statSync(file);
      names.set(ino, [...(names.get(ino) ?? []), file]);
    }
    expect([...names.values()].filter(({ length }) => length > 1)).toEqual([]);
  });
});

describe('the components, in Node', () => {
  const library: Promise<Record<string, FunctionComponent<{ className: string }>>> = import(
    resolve(found('ummes'))
  ).then(({ setTexts: _texts, ...components }) => components);

  it('are one for each tag', async () => {
    const names = tagNames().map((name) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()));
    expect(Object.keys(await library).sort()).toEqual(names.sort());
  });

  it('render an element that holds what the host has put into it, and nothing else', async () => {
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

/** Names of the packages that the scripts of a folder import. */
function importsIn(folder: string): string[] {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const addresses = scripts.flatMap((file) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(folder, file), 'utf8'));
    return importedFiles.map(({ fileName }) => fileName);
  });
  const builtIn = new Set(process.getBuiltinModule('module').builtinModules);
  const names = addresses
    .filter((address) => !address.startsWith('.') && !address.startsWith('node:'))
    .map((address) => /^(?:@[^/]+\/)?[^/]+/.exec(address)?.[0] ?? '');
  return [...new Set(names)].filter((name) => !builtIn.has(name));
}
