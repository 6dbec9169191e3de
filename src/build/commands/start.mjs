/* npm start: installs and builds if needed, then serves until it is stopped. */
import { pathToFileURL } from 'node:url';
import { builtCommand, ensureBuilt } from './fresh.mjs';
import { ensureInstalled } from './install.mjs';
import { whenOrphaned } from './orphan.mjs';
import { ROOT } from './run.mjs';

process.chdir(ROOT);
await ensureInstalled();
await ensureBuilt();

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (stopping = true));
whenOrphaned(() => stopping || process.kill(process.pid, 'SIGTERM'));

// Runs in this process, so that the server receives signals and sets the exit code.
const command = await builtCommand();
process.argv = [process.execPath, command, 'start'];
process.env.UMMES_DEMO ??= '1';
await import(pathToFileURL(command).href);
