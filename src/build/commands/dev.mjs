/* npm run dev: serves, builds again at every edit, and lets open pages reload. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { buildDraft, builtCommand } from './fresh.mjs';
import { ensureInstalled } from './install.mjs';
import { whenOrphaned } from './orphan.mjs';
import { ROOT } from './run.mjs';

/** Editors write several files at once, or one in several steps. */
const SETTLE_MS = 80;

process.chdir(ROOT);
await ensureInstalled();

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
let building = false;
let changed = false;
/** @type {NodeJS.Timeout | undefined} */
let settling;

for (const folder of ['src', 'widgets', 'demo', 'public']) {
  watch(folder, { recursive: true }, () => {
    clearTimeout(settling);
    settling = setTimeout(rebuild, SETTLE_MS);
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
whenOrphaned(stop);
await rebuild();

/** Builds and starts the server anew; an edit meanwhile builds once more. Open pages reload when the server is back. */
async function rebuild() {
  changed = building;
  if (building) return;
  building = true;
  const started = Date.now();
  const code = await buildDraft();
  building = false;
  if (changed) return rebuild();
  console.log(code === 0 ? `Built in ${Date.now() - started} ms` : 'The build failed; waiting for the next edit.');
  if (code === 0) await serve();
}

function stop() {
  server?.kill('SIGKILL');
  process.exit();
}

async function serve() {
  if (server?.exitCode === null) {
    const exit = once(server, 'exit');
    server.kill('SIGKILL'); // a graceful stop would wait for the pages' reload streams
    await exit;
  }
  server = spawn(process.execPath, [await builtCommand(), 'start'], {
    stdio: 'inherit',
    env: { ...process.env, UMMES_DEV: '1' },
  });
}
