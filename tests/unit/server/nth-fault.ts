import { AsyncLocalStorage } from 'node:async_hooks';
import childProcess from 'node:child_process';
import fs from 'node:fs';
import fsPromises, { type FileHandle } from 'node:fs/promises';
import { Server } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import type { Faults } from '../../support/server/nth-application';
import { temporaryFolder } from '../../support/server/running-server';

/*
 * Fault injection. Everything is real, except that one call fails: the nth call to the file system, the photo process
 * or the database driver while an application is handled. Only calls caused by a request to /users/submit are counted,
 * not those made by sweeps or the directory.
 */

export const CODES = ['ENOSPC', 'EIO', 'EMFILE', 'EACCES'] as const;
type Code = (typeof CODES)[number];

/** SQLite's result codes and messages for system error codes. */
const SQLITE_ERRORS: Record<Code, [errcode: number, message: string]> = {
  ENOSPC: [13, 'database or disk is full'],
  EIO: [10, 'disk I/O error'],
  EMFILE: [14, 'unable to open database file'],
  EACCES: [8, 'attempt to write a readonly database'],
};

/** Postgres's error codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES_CODES: Record<Code, string> = { ENOSPC: '53100', EIO: '58030', EMFILE: '53000', EACCES: '42501' };

interface Fault {
  n: number;
  code: Code;
  /** `after`: the call does its work and then fails, as if its response were lost. */
  when: 'before' | 'after';
}

type Call = (...args: never[]) => unknown;

const applicationPath = new AsyncLocalStorage<true>();
let armed: Fault | null = null;
let count = 0;
let place: string | null = null;

/** Controls which of the calls replaced by `installFaults` fails. */
export function faultsOf(how: Omit<Fault, 'n'>): Faults {
  return {
    arm(n) {
      [armed, count, place] = [{ ...how, n }, 0, null];
    },
    disarm() {
      armed = null;
      return place;
    },
  };
}

/** @returns the fault if it applies to this call. */
function faultOf(name: string): Fault | null {
  if (!armed || !applicationPath.getStore()) return null;
  count += 1;
  if (count !== armed.n) return null;
  place = `${count}: ${name}`;
  return armed;
}

function systemError(code: Code, name: string): Error {
  return Object.assign(new Error(`${code}: injected, ${name}`), { code, syscall: name });
}

function faultyAsync<Method extends Call>(name: string, original: Method, error = systemError): Method {
  return async function (this: unknown, ...args: never[]) {
    const fault = faultOf(name);
    // A descriptor is closed even if its last write fails.
    if (!fault || fault.when === 'after' || name.endsWith('.close')) {
      const result = await original.apply(this, args);
      if (!fault) return name === 'fs.open' ? withFaultyClose(result as FileHandle) : result;
      await undo(name, result);
    }
    throw error(fault.code, name);
  } as unknown as Method;
}

/** Closes the handle that a failed call opened. */
async function undo(name: string, opened: unknown): Promise<void> {
  if (name === 'fs.open') await (opened as FileHandle).close();
  if (name === 'postgres connect') (opened as pg.PoolClient).release(true);
}

/** Replaces `close` on the handle, because it is not on the prototype. */
function withFaultyClose(handle: FileHandle): FileHandle {
  Object.defineProperty(handle, 'close', { value: faultyAsync('file.close', methodOf(handle, 'close')) });
  return handle;
}

function faultySync<Method extends Call>(name: string, original: Method, error = systemError): Method {
  return function (this: unknown, ...args: never[]) {
    const fault = faultOf(name);
    if (!fault) return original.apply(this, args);
    if (fault.when === 'after') original.apply(this, args);
    throw error(fault.code, name);
  } as unknown as Method;
}

function replace(owner: object, name: string, method: Call): void {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value: method, configurable: true, writable: true });
  onTestFinished(() => {
    if (own) Object.defineProperty(owner, name, own);
    else Reflect.deleteProperty(owner, name);
    syncBuiltinESMExports();
  });
}

function methodOf(owner: object, name: string): Call {
  return Reflect.get(owner, name) as Call;
}

/** Makes calls fail for the duration of the test. SQLite also needs `faultySqlite`. */
export async function installFaults(): Promise<void> {
  const handle = await fsPromises.open(join(await temporaryFolder(), 'any'), 'w');
  const handles = Object.getPrototypeOf(handle);
  await handle.close();
  for (const name of ['writeFile', 'appendFile', 'write', 'writev', 'read', 'readFile', 'stat', 'chmod', 'sync'])
    replace(handles, name, faultyAsync(`file.${name}`, methodOf(handles, name)));
  for (const name of ['mkdir', 'open', 'writeFile', 'rename', 'rm', 'unlink', 'readFile', 'readdir', 'stat', 'chown'])
    replace(fsPromises, name, faultyAsync(`fs.${name}`, methodOf(fsPromises, name)));
  replace(fs, 'statSync', faultySync('fs.statSync', fs.statSync as Call));
  replace(childProcess, 'fork', faultyFork(childProcess.fork as Call));
  syncBuiltinESMExports();

  const postgresError = (code: Code, name: string) =>
    Object.assign(systemError(code, name), { severity: 'ERROR', code: POSTGRES_CODES[code] });
  replace(pg.Pool.prototype, 'connect', faultyConnect(methodOf(pg.Pool.prototype, 'connect'), postgresError));
  replace(pg.Client.prototype, 'query', faultyQuery(methodOf(pg.Client.prototype, 'query'), postgresError));
  trackApplications();
}

/** Names each query after the first words of its SQL. */
function faultyQuery(query: Call, error: typeof systemError): Call {
  return function (this: unknown, ...args: never[]) {
    const { text = args[0] } = Object(args[0]);
    return faultyAsync(`postgres ${firstWords(text)}`, query, error).apply(this, args);
  };
}

/** Leaves calls with a callback alone, because the pool itself makes them. */
function faultyConnect(connect: Call, error: typeof systemError): Call {
  const faulty = faultyAsync('postgres connect', connect, error);
  return function (this: unknown, ...args: never[]) {
    return args.length > 0 ? connect.apply(this, args) : faulty.apply(this, args);
  };
}

/** Makes the photo process fail to start or to read its file. */
function faultyFork(fork: Call): Call {
  return ((program: string, [task = '']: string[], options: object) => {
    if (faultOf('photo process, starting')) throw systemError('EMFILE', 'fork');
    const read = faultOf('photo process, reading the file') ? task.replace('"path":"', '"path":"/absent') : task;
    return fork(...([program, [read], options] as never[]));
  }) as Call;
}

/** Tracks all calls that a request to /users/submit causes. */
function trackApplications(): void {
  const emit = methodOf(Server.prototype, 'emit');
  replace(Server.prototype, 'emit', function (this: unknown, ...args: never[]) {
    const [event, request] = args as unknown as [string, { url?: string }];
    const isApplication = event === 'request' && request.url === '/users/submit';
    return isApplication ? applicationPath.run(true, () => emit.apply(this, args)) : emit.apply(this, args);
  });
}

type Sqlite = typeof import('@photostructure/sqlite');

/** For `vi.mock`: the native classes can't be changed, but their instances can. */
export function faultySqlite(original: Sqlite): Sqlite {
  const wrap = (owner: object, name: string, nameOf: (args: unknown[]) => string) => {
    const method = methodOf(owner, name);
    const sqliteError = (code: Code) => {
      const [errcode, message] = SQLITE_ERRORS[code];
      // The driver's errors from `all` have no result code.
      return Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', ...(name !== 'all' && { errcode }) });
    };
    const value = (...args: never[]) => faultySync(nameOf(args), method, sqliteError).apply(owner, args);
    Object.defineProperty(owner, name, { value });
  };
  class FaultyDatabase {
    constructor(...args: ConstructorParameters<Sqlite['DatabaseSync']>) {
      const database = new original.DatabaseSync(...args);
      const prepare = database.prepare.bind(database);
      wrap(database, 'exec', ([sql]) => `sqlite ${firstWords(sql)}`);
      Object.defineProperty(database, 'prepare', {
        value: (sql: string) => {
          const statement = prepare(sql);
          for (const name of ['run', 'all']) wrap(statement, name, () => `sqlite ${firstWords(sql)}`);
          return statement;
        },
      });
      // biome-ignore lint/correctness/noConstructorReturn: callers need the native object itself
      return database as never;
    }
  }
  return { ...original, DatabaseSync: FaultyDatabase as unknown as Sqlite['DatabaseSync'] };
}

function firstWords(sql: unknown): string {
  return String(sql).trim().split(/\s+/).slice(0, 3).join(' ');
}
