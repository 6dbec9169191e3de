import { existsSync } from 'node:fs';
import type { Status } from '../../model/desk/application';
import { sqliteFile } from '../settings/database-url';
import type { Settings } from '../settings/settings';
import { loadSettings } from '../settings/settings-file';
import { openStorage, type Storage } from '../storage/storage';

/** The parts of the process that a command uses. */
export interface CommandContext {
  env: NodeJS.ProcessEnv;
  /** Writes a line of output. */
  print(line: string): void;
  /** Writes a file to the output. */
  write(bytes: Uint8Array): void;
  /** Writes a warning or an error. */
  warn(line: string): void;
}

/** A parsed command line and its context. */
export interface Invocation extends CommandContext {
  /** Sets the exit code to 1, and prints the line, if any, as a warning. */
  fail(line?: string): void;
  /** The positional arguments. */
  words: string[];
  json: boolean;
  /** Whether to approve rejected applications too. */
  yes: boolean;
  /** Whether to remove what a check finds. */
  remove: boolean;
  /** Whether to invite an editor rather than an officer. */
  editor: boolean;
  status: Status | undefined;
}

export type Run = (invocation: Invocation) => Promise<void>;

/** Thrown for an invalid command line. The message gives the reason. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The context of a command that uses the storage. */
export interface StorageInvocation extends Invocation, Storage {
  settings: Settings;
}

/**
 * Returns a command that opens the configured storage and closes it afterwards. The command fails if the database
 * doesn't exist: given the wrong data folder, it would otherwise succeed on empty storage.
 */
export function withStorage(work: (invocation: StorageInvocation) => Promise<void>): Run {
  return async (invocation) => {
    const settings = loadSettings(invocation.env, invocation.warn);
    const file = sqliteFile(settings.database);
    if (file && !existsSync(file))
      throw new Error(`There is no database ${file}. Set UMMES_DATA to the server's data folder.`);
    const storage = await openStorage(settings);
    try {
      await work({ ...invocation, ...storage, settings });
    } finally {
      await storage.close();
    }
  };
}
