import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

/* The programs that the systems run on: PHP's own web server, and MariaDB. */

const run = promisify(execFile);

/** Requests that a page makes at the same time. Each of PHP's processes answers one. */
const PHP_PROCESSES = '4';

/** Only a server that can't start takes this long. */
const START_MS = 60_000;

/** A program with its child processes. */
export interface Program {
  stop(): Promise<void>;
}

/** Serves a folder with PHP on a port of localhost. Missing files are answered by the folder's index.php. */
export async function startPhp(folder: string, port: number, env: Record<string, string> = {}): Promise<Program> {
  const program = start('php', [...PHP_SETTINGS, '-S', `localhost:${port}`, '-t', folder], {
    PHP_CLI_SERVER_WORKERS: PHP_PROCESSES,
    ...env,
  });
  await untilListening(program, { port, host: 'localhost' });
  return program;
}

/** Runs a PHP script. @throws with its output */
export async function runPhp(args: string[], env: Record<string, string> = {}): Promise<string> {
  const { stdout } = await run('php', [...PHP_SETTINGS, ...args], { env: { ...process.env, ...env } }).catch(
    (error) => {
      throw new Error(`php ${args.join(' ')}:\n${error.stdout}\n${error.stderr}`);
    },
  );
  return stdout;
}

/** Errors in the systems' own pages would be in the way; PHP writes them to its log instead. */
const PHP_SETTINGS = Object.entries({ display_errors: '0', opcache: '1', 'date.timezone': 'UTC' }).flatMap(
  ([name, value]) => ['-d', `${name}=${value}`],
);

/** A MariaDB with an empty database called `site`, reached by the account root through a socket. */
export interface Database extends Program {
  socket: string;
}

/** Starts a separate MariaDB in a folder, without a network port. */
export async function startDatabase(folder: string): Promise<Database> {
  const data = join(folder, 'database');
  const socket = join(folder, 'database.sock');
  await mkdir(data);
  // As root, MariaDB refuses to start unless it is told which account to use.
  const own = ['--no-defaults', `--datadir=${data}`, ...(process.getuid?.() === 0 ? ['--user=root'] : [])];
  await run('mariadb-install-db', [...own, '--auth-root-authentication-method=normal', '--skip-test-db']);
  const program = start('mariadbd', [
    ...own,
    `--socket=${socket}`,
    `--pid-file=${join(folder, 'database.pid')}`,
    '--skip-networking',
    '--innodb-flush-log-at-trx-commit=0', // the files aren't kept
  ]);
  await untilListening(program, { path: socket });
  await run('mariadb', ['--no-defaults', `--socket=${socket}`, '--user=root', '--execute=CREATE DATABASE site']);
  return { ...program, socket };
}

function start(name: string, args: string[], env: Record<string, string> = {}) {
  const output: string[] = [];
  // In a process group of its own, so that its child processes end with it.
  const child = spawn(name, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin`, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => output.push(String(text)));
  const ended = once(child, 'exit');
  const signal = (name: NodeJS.Signals) => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, name);
  };
  // Also if the tests are interrupted.
  const kill = () => signal('SIGKILL');
  process.once('exit', kill);
  return {
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    output: () => output.join('').slice(-2000),
    async stop() {
      process.off('exit', kill);
      signal('SIGKILL'); // its files aren't kept
      await ended;
    },
  };
}

async function untilListening(
  program: ReturnType<typeof start>,
  at: { port: number; host: string } | { path: string },
) {
  const end = Date.now() + START_MS;
  while (!(await listens(at))) {
    if (program.hasEnded() || Date.now() > end) {
      await program.stop();
      throw new Error(`A program did not start: ${program.output()}`);
    }
    await delay(100);
  }
}

function listens(at: { port: number; host: string } | { path: string }): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(at);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
