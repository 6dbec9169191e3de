import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build, type Metafile } from 'esbuild';
import sirv from 'sirv';
import packageJson from '../../package.json' with { type: 'json' };
import type { HostMethods } from '../../src/element/element-host';
import { blocksOf } from '../support/documents';
import { expect, test } from '../support/journeys/test';
import { type BuiltServer, startBuiltServer } from '../support/server/built-server.mjs';

/*
 * Tests the package from `npm pack` in a new React 19 app. Needs no registry, because the setup unpacks the tarball and
 * links all dependencies from this project. tests/frameworks has apps that use Vite and other build tools.
 */

const run = promisify(execFile);

/** The app's packages apart from ours, which has no dependencies. */
const HOST_PACKAGES = ['react', 'react-dom', '@types/react', '@types/react-dom'];

let app: string;
let served: BuiltServer;
let withoutPackages: { code?: number; stderr: string };
const closings: (() => unknown)[] = [];

// The tests share the app, so they run in order in one process.
test.describe.configure({ mode: 'default', timeout: 60_000 });

test.beforeAll(async () => {
  app = await mkdtemp(join(tmpdir(), 'ummes-app-'));
  closings.push(() => rm(app, { recursive: true, force: true }));
  await cp('tests/e2e/react-host', app, { recursive: true });
  await writeFile(join(app, 'package.json'), '{ "name": "department", "private": true, "type": "module" }');
  await run('npm', ['pack', '--ignore-scripts', '--pack-destination', app]);
  const ours = join(app, 'node_modules/ummes');
  await mkdir(ours, { recursive: true });
  await run('tar', ['-xzf', join(app, `ummes-${packageJson.version}.tgz`), '-C', ours, '--strip-components=1']);
  for (const name of HOST_PACKAGES) await link(name, app);
  const bin = join(ours, packageJson.bin.ummes);
  await chmod(bin, 0o755);
  await mkdir(join(app, 'node_modules/.bin'));
  await symlink(bin, join(app, 'node_modules/.bin/ummes'));
  withoutPackages = await run('npx', ['--no-install', 'ummes', 'start'], { cwd: app }).catch((error) => error);
  const server = join(ours, 'dist/server');
  const { dependencies } = JSON.parse(await readFile(join(server, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) await link(name, server);
  served = await startBuiltServer({}, null, bin);
  closings.push(() => served.stop());
});
test.afterAll(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

async function link(name: string, folder: string) {
  const place = join(folder, 'node_modules', name);
  await mkdir(dirname(place), { recursive: true });
  await symlink(resolve('node_modules', name), place, 'junction');
}

/** Serves requests on a separate origin. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  closings.push(() => server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test('npx ummes runs from the package', async () => {
  const { stdout } = await run('npx', ['--no-install', 'ummes', '--version'], { cwd: app });
  expect(stdout.trim()).toBe(packageJson.version);
});

test("npx ummes explains how to install the server's packages if they are missing", async () => {
  expect(withoutPackages.code).toBe(1);
  expect(withoutPackages.stderr).toMatch(
    /npm install --omit=dev --ignore-scripts --prefix ".*ummes[\\/]dist[\\/]server"/,
  );
});

test('the package contains what its documents link to', async () => {
  const ours = join(app, 'node_modules/ummes');
  const files = await readdir(ours, { recursive: true });
  const documents = files.filter((file) => file.endsWith('.md') && !file.includes('node_modules'));
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'docs/tags.md', 'docs/run-a-server.md']));
  for (const document of documents) {
    const text = await readFile(join(ours, document), 'utf8');
    for (const [, target = ''] of text.matchAll(/\]\(([^)\s#]+)/g)) {
      if (/^https?:/.test(target)) continue;
      expect(existsSync(join(ours, dirname(document), target)), `${target} in ${document}`).toBe(true);
    }
  }
});

test("a host's TypeScript checks the props of components and tags, and accepts the documentation's snippets", async () => {
  const blocks = ['README.md', 'docs/frameworks.md'].flatMap(blocksOf);
  const snippets = blocks.filter(({ info }) => /^(jsx|tsx?)$/.test(info));
  const files = snippets.map(({ code }, index) => writeFile(join(app, `snippet-${index}.tsx`), code));
  expect(files).not.toEqual([]);
  await Promise.all(files);
  const check = run(process.execPath, ['node_modules/typescript/bin/tsc', '--project', app]);
  const { stdout } = await check.catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
});

test.describe('built with a bundler', () => {
  let outputs: Metafile['outputs'];
  let url: string;

  test.beforeAll(async () => {
    const dist = join(app, 'dist');
    const built = await build({
      absWorkingDir: app,
      entryPoints: ['main.tsx'],
      outdir: dist,
      bundle: true,
      splitting: true,
      format: 'esm',
      jsx: 'automatic',
      minifySyntax: true,
      define: { 'process.env.NODE_ENV': '"production"' },
      metafile: true,
    });
    ({ outputs } = built.metafile);
    await cp(join(app, 'index.html'), join(dist, 'index.html'));
    url = await serve(sirv(dist));
  });

  test('the app contains only one copy of React', () => {
    const modules = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs));
    for (const file of [/\/react\/cjs\/react\.production/, /\/react-dom\/cjs\/react-dom-client\.production/]) {
      expect(modules.filter((id) => file.test(id)).length, String(file)).toBe(1);
    }
  });

  test('the app contains only the code for the components that it uses', async () => {
    // Catalogues contain every component's text, but are separate chunks that load only for their language.
    const dynamic = Object.values(outputs).flatMap(({ imports }) =>
      imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => path),
    );
    const catalogues = dynamic.filter((path) => /\/(?:si|ta)-[-\w]+\.js$/.test(path));
    expect(new Set(catalogues).size).toBe(2);
    const others = Object.keys(outputs).filter((path) => !catalogues.includes(path));
    const code = (await Promise.all(others.map((path) => readFile(join(app, path), 'utf8')))).join('\n');
    expect(code).toContain('No upcoming events.');
    expect(code).not.toContain('Get in Touch');
    expect(code).not.toContain('No projects found.');
  });

  test('the events component appears, notifies the host and leaves the page unchanged', async ({ page }) => {
    await page.goto(`${url}/?api=${served.url}`);
    const cards = page.locator('.events [part~=card]');
    await expect(cards.first()).toBeVisible();
    await expect(page.locator('output')).toHaveText(/^[1-9]\d* events, 0 clicks, 0 submits$/);

    const host = await page.evaluate(() => {
      const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
      return {
        heading: styleOf('h1').marginTop,
        bullets: styleOf('li').listStyleType,
        sizing: styleOf('li').boxSizing,
        sheets: document.adoptedStyleSheets.length + document.querySelectorAll('style, link[rel=stylesheet]').length,
        dark: styleOf('.events').colorScheme,
      };
    });
    expect(host).toEqual({ heading: '21.44px', bullets: 'disc', sizing: 'content-box', sheets: 0, dark: 'dark' });

    const title = await page.locator('.events [part~=title]').first().textContent();
    await page.locator('.events [part~=link]').first().click();
    await expect(page.locator('#opened')).toHaveText(title ?? '');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.locator('output')).toHaveText(/, 1 clicks, 0 submits$/);
  });

  test("a component takes limit and heading level props, and its element has a tag's methods", async ({ page }) => {
    await page.goto(`${url}?api=${served.url}&limit=1`);
    const events = page.locator('.events');
    await expect(events.locator('section[aria-label="Past Events"] [part~=card]')).toHaveCount(1);
    await expect(events.getByRole('heading')).toHaveCount(0);
    expect(await events.evaluate((element) => (element as unknown as HostMethods).refresh())).toBe(true);
    await events.evaluate((element) => element.focus());
    await expect(events).toBeFocused();
    const field = page.getByPlaceholder('Enter your email');
    await field.fill('nimali@example.org');
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('#root div')) {
        if (element.shadowRoot?.querySelector('form')) (element as unknown as HostMethods).reset();
      }
    });
    await expect(field).toHaveValue('');
  });
});
