import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import sirv from 'sirv';

const run = promisify(execFile);

/** The society's address in the apps' sources. */
const SOCIETY = 'https://society.example';

/** An app built with a framework, in a temporary folder. */
export interface App {
  serve(): Promise<string>;
  remove(): Promise<void>;
}

/**
 * Copies an app from tests/frameworks/apps, installs our packed package and the app's other dependencies, and runs the
 * framework's own build.
 * @throws with npm's output.
 */
export async function buildApp(name: string, archive: string, society: string): Promise<App> {
  const folder = await mkdtemp(join(tmpdir(), `ummes-${name}-`));
  const closings: (() => unknown)[] = [];
  const remove = async () => {
    for (const close of closings) await close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    for (const source of ['base', join('apps', name)])
      await cp(join('tests/frameworks', source), folder, { recursive: true });
    await setSocietyAddress(folder, society);
    await npm(folder, 'install', '--no-audit', '--no-fund', '--prefer-offline', archive);
    await npm(folder, 'run', 'build');
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    async serve() {
      const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
      const { url, close } = scripts.start ? await start(folder) : await serveFiles(join(folder, 'dist'));
      closings.push(close);
      return url;
    },
    remove,
  };
}

/** Replaces the address in the sources with the running server's. */
async function setSocietyAddress(folder: string, society: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)))
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(SOCIETY, society));
}

/** Runs npm without the environment variables that npm set for the script that runs these tests. */
async function npm(folder: string, ...args: string[]) {
  const inherited = Object.entries(process.env).filter(([key]) => !/^npm_|^NODE_ENV$/i.test(key));
  const quiet = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', CI: '1' };
  const env = { ...Object.fromEntries(inherited), ...quiet };
  await run('npm', args, { cwd: folder, env, maxBuffer: 1e8 }).catch(({ stdout, stderr }) => {
    throw new Error(`npm ${args[0]} in ${folder}:\n${stdout}\n${stderr}`);
  });
}

async function serveFiles(folder: string) {
  const server = createServer(sirv(folder));
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** Starts Next's own server and waits for its address. */
async function start(folder: string) {
  const bin = join(folder, 'node_modules/next/dist/bin/next');
  const child = spawn(process.execPath, [bin, 'start', '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the app's server exited with code ${code}`)));
    createInterface(child.stdout).on('line', (line) => {
      const [found] = /http:\/\/localhost:\d+/.exec(line) ?? [];
      if (found) resolve(found);
    });
  });
  const close = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { url, close };
}
