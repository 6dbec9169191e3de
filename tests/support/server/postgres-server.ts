import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../engines/free-port.mjs';
import { postgresPrograms } from '../programs.mjs';

const BIN = postgresPrograms();

/** Suffix for the name of a test that is skipped without Postgres, or ''. */
export const POSTGRES_MISSING = BIN ? '' : ' (skipped: initdb and postgres are not installed)';

export interface PostgresServer {
  url: string;
  /** Kills it without warning, as a power cut would, and starts it again. */
  crash(): Promise<void>;
  /** Suspends all its processes: connections stay open but get no response. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/**
 * Starts a separate Postgres in a temporary folder. If run as root, uses another account, as Postgres requires.
 * @param options more of Postgres' settings, such as `fsync=off`.
 */
export async function startPostgres(options: string[] = []): Promise<PostgresServer> {
  if (!BIN) throw new Error('Postgres is not installed on this machine');
  const folder = mkdtempSync('/tmp/ummes-postgres-');
  const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(join(BIN, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'ummes', '-E', 'UTF8', '--no-sync'], {
    ...user,
    stdio: 'ignore',
    cwd: folder,
  });
  const port = await freePort();
  let child: ChildProcess;
  const start = async () => {
    const args = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
    args.push(...options.flatMap((option) => ['-c', option]));
    child = spawn(join(BIN, 'postgres'), args, { ...user, stdio: ['ignore', 'ignore', 'pipe'], cwd: folder });
    await new Promise<void>((resolve, reject) => {
      child.stderr?.on('data', (text) => /ready to accept connections/.test(String(text)) && resolve());
      child.once('exit', (code) => reject(new Error(`postgres exited with code ${code}`)));
    });
  };
  const end = async (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
  /** Signals the main process and its children, because each connection has its own process. */
  const signalAll = (signal: 'STOP' | 'CONT') => {
    process.kill(Number(child.pid), `SIG${signal}`);
    execFileSync('pkill', [`-${signal}`, '-P', String(child.pid)]);
  };
  await start();
  return {
    url: `postgres://ummes@127.0.0.1:${port}/postgres`,
    async crash() {
      await end('SIGQUIT');
      await start();
    },
    freeze: () => signalAll('STOP'),
    thaw: () => signalAll('CONT'),
    async stop() {
      await end('SIGQUIT'); // its files are no longer needed, and writing them all to disk takes seconds
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function unprivilegedUser(): { uid: number; gid: number } {
  const id = (flag: string, name: string) =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u', 'postgres'), gid: id('-g', 'postgres') };
  } catch {
    return { uid: id('-u', 'nobody'), gid: id('-g', 'nobody') };
  }
}
