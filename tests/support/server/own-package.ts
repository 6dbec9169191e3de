import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { onTestFinished } from 'vitest';
import { bundleServer } from './bundle-server';
import { temporaryFolder } from './running-server';

const MODULES = join(import.meta.dirname, '../../../node_modules');
const NOT_NEEDED = /\.(?:map|md|[cm]?ts)$/;

/** The server as a package with modules of its own, which may be taken away. The copy is made once per file. */
export interface OwnPackage {
  /** Starts the server with this package, and waits for its address. @param descriptors that it may have open. */
  start(
    settings?: Record<string, string>,
    descriptors?: number,
  ): Promise<{ url: string; pid: number; output: () => string }>;
  /** Takes modules away, all of them by default. */
  takeAway(name?: string): Promise<void>;
  /** Puts back what was taken away. */
  bringBack(): Promise<void>;
  /** Replaces the program that encodes photos by another version. @returns what puts this one back. */
  replaceEncoder(edit: (program: string) => string): Promise<() => Promise<void>>;
  remove(): Promise<void>;
}

export async function ownPackage(): Promise<OwnPackage> {
  const folder = await mkdtemp(join(tmpdir(), 'ummes-package-'));
  const modules = join(folder, 'node_modules');
  const away = join(folder, 'away');
  const cli = join(folder, 'dist', 'server', 'ummes.js');
  await bundleServer(dirname(cli));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'ummes', version: '0.0.0', type: 'module' }));
  await cp('demo/sheets', join(folder, 'demo', 'sheets'), { recursive: true });
  for (const name of neededModules()) {
    const own = `${join(MODULES, name)}${sep}`;
    const foreign = new RegExp(`prebuilds[\\\\/](?!${process.platform}-${process.arch})`);
    await cp(join(MODULES, name), join(modules, name), {
      recursive: true,
      filter: (path) =>
        !NOT_NEEDED.test(path) && !foreign.test(path) && !path.slice(own.length).includes('node_modules'),
    });
  }
  const taken: [from: string, to: string][] = [];

  return {
    async start(settings = {}, descriptors = 0) {
      const UMMES_DATA = await temporaryFolder();
      const env = { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', UMMES_DATA, ...settings };
      const run = descriptors ? `ulimit -n ${descriptors}; exec "$0" "$@"` : 'exec "$0" "$@"';
      const child = spawn('/bin/sh', ['-c', run, process.execPath, cli, 'start'], { env });
      onTestFinished(() => void child.kill('SIGKILL'));
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text) => (output += text));
      const url = await new Promise<string>((resolve, reject) => {
        child.stdout.on('data', () => {
          const found = /"url":"([^"]+)"/.exec(output);
          if (found?.[1]) resolve(found[1]);
        });
        child.once('close', () => reject(new Error(output)));
      });
      return { url, pid: child.pid ?? 0, output: () => output };
    },
    async takeAway(name = '.') {
      const from = join(modules, name);
      const to = join(away, 'node_modules', name);
      await mkdir(dirname(to), { recursive: true });
      await rename(from, to);
      taken.push([from, to]);
    },
    async bringBack() {
      for (const [from, to] of taken.splice(0)) await rename(to, from);
      await rm(away, { recursive: true, force: true });
    },
    async replaceEncoder(edit) {
      const file = join(dirname(cli), 'photo-process.mjs');
      const program = await readFile(file, 'utf8');
      await writeFile(file, edit(program));
      return () => writeFile(file, program);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** What the server imports, and what that imports. */
function neededModules(): Set<string> {
  const found = new Set<string>();
  const add = (name: string) => {
    const file = join(MODULES, name, 'package.json');
    if (found.has(name) || !existsSync(file)) return;
    found.add(name);
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(file, 'utf8'));
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) add(next);
  };
  const { dependencies } = JSON.parse(readFileSync('src/server/package.json', 'utf8'));
  for (const name of Object.keys(dependencies)) add(name);
  return found;
}
