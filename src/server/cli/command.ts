import { existsSync } from 'node:fs';
import type { Status } from '../../model/desk/application';
import { sqliteFile } from '../settings/database-url';
import type { Settings } from '../settings/settings';
import { loadSettings } from '../settings/settings-file';
import { openStorage, type Storage } from '../storage/storage';

/** The parts of its process that a command uses. */
export interface CommandContext {
  env: NodeJS.ProcessEnv;
  /** Writes a line for people or scripts. */
  print(line: string): void;
  /** Writes a line of advice, or about what went wrong. */
  warn(line: string): void;
}

/** The arguments of a command. */
export interface Invocation extends CommandContext {
  /** Makes the exit code 1, and warns if there is something to say. */
  fail(line?: string): void;
  /** The arguments. */
  words: string[];
  json: boolean;
  /** Approves rejected applications too. */
  yes: boolean;
  status: Status | undefined;
}

/** Runs a command to its end. */
export type Run = (invocation: Invocation) => Promise<void>;

/** Thrown for a wrong command line; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The context of a command that uses the storage. */
export interface StorageInvocation extends Invocation, Storage {
  settings: Settings;
}

/**
 * Makes a command that runs on the storage that the settings name, and closes it. It fails if the storage doesn't exist:
 * in another folder than the server's, it would otherwise succeed in an empty storage.
 */
export function onStorage(work: (invocation: StorageInvocation) => Promise<void>): Run {
  return async (invocation) => {
    const settings = loadSettings(invocation.env, invocation.warn);
    const file = sqliteFile(settings.database);
    if (file && !existsSync(file))
      throw new Error(`There is no database ${file}. Set UMMES_DATA to the data folder of the server.`);
    const storage = await openStorage(settings);
    try {
      await work({ ...invocation, ...storage, settings });
    } finally {
      await storage.close();
    }
  };
}
