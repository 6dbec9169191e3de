/* npm run dev: serves the site, rebuilds it after every edit, and makes open pages reload. */
import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { watch } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildDraft, builtCommand, FOLDERS } from './fresh.mjs';
import { ensureInstalled } from './install.mjs';
import { whenOrphaned } from './orphan.mjs';
import { ROOT } from './run.mjs';

/** How long to wait for further edits: editors write several files at once, or one in several steps. */
const SETTLE_MS = 80;

process.chdir(ROOT);
await ensureInstalled();

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
whenOrphaned(stop);

const edits = new EventEmitter();
for (const folder of FOLDERS) watch(folder, { recursive: true }, () => edits.emit('edit'));

for (;;) {
  const edit = once(edits, 'edit'); // an edit during the build counts too
  const started = Date.now();
  const code = await buildDraft();
  console.log(code === 0 ? `Built in ${Date.now() - started} ms` : 'The build failed; waiting for the next edit.');
  if (code === 0) await serve();
  await edit;
  await sleep(SETTLE_MS);
}

/** Starts or restarts the server. Open pages reload when it is back. */
async function serve() {
  if (server?.exitCode === null) {
    const exit = once(server, 'exit');
    server.kill('SIGKILL'); // a graceful shutdown would wait for the pages' reload streams
    await exit;
  }
  const env = { ...process.env, UMMES_DEMO: '1' };
  server = spawn(process.execPath, [await builtCommand(), 'start'], { stdio: 'inherit', env });
}

function stop() {
  server?.kill('SIGKILL');
  process.exit();
}
