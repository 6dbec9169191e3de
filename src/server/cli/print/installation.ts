import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { findPackageRoot } from '../../settings/package-root';
import { SECRETS, SETTING_NAMES, type Settings } from '../../settings/settings';
import { settingsFile, settingsFor } from '../../settings/settings-file';
import type { CommandContext } from '../command';

/** What the printed files say about this machine. */
export interface Installation {
  /** Absolute path of Node. */
  node: string;
  /** Absolute path of the command's script, by the link that it was called by: an update may change where the link leads. */
  entry: string;
  version: string;
  settings: Settings;
  /** The settings of this command's environment that anybody may read. The server finds those of `settingsFile` itself. */
  environment: Readonly<Record<string, string>>;
  /** Names of settings in this command's environment that hold a secret, or may. */
  secrets: readonly string[];
  /** The file of settings in the data folder; null if there is none. */
  settingsFile: string | null;
}

/** @throws {SettingsError} if any setting is wrong. */
export function readInstallation(context: Pick<CommandContext, 'env' | 'complain'>): Installation {
  const settings = settingsFor(context);
  const { version, pages } = findPackageRoot();
  const file = settingsFile(settings.data);
  const set = SETTING_NAMES.flatMap((name) => {
    const value = context.env[name]?.trim();
    return value && name !== 'UMMES_DATA' ? [[name, value] as const] : [];
  });
  return {
    node: process.execPath,
    entry: calledEntry(join(dirname(pages), 'server', 'ummes.js')),
    version,
    settings,
    environment: Object.fromEntries(set.filter((each) => !maySecret(each)).map(withAbsolutePath)),
    secrets: set.filter(maySecret).map(([name]) => name),
    settingsFile: existsSync(file) ? file : null,
  };
}

/** The address of a published sheet is known to its editors alone, and may hold a key. */
function maySecret([name, value]: readonly [string, string]): boolean {
  if (SECRETS.has(name)) return true;
  if (!/^\w+:\/\//.test(value) || !URL.canParse(value)) return false;
  const { username, password, search } = new URL(value);
  return Boolean(username || password || search) || name.startsWith('UMMES_SHEETS_');
}

/** The server may run in another folder than this command. */
function withAbsolutePath([name, value]: readonly [string, string]): [string, string] {
  return [name, /^UMMES_SHEETS_(?:EVENTS|NEWS|STUDENT_LIFE)$/.test(name) ? resolve(value) : value];
}

function calledEntry(entry: string): string {
  const [, called = ''] = process.argv;
  const isSame = existsSync(called) && existsSync(entry) && realpathSync(called) === realpathSync(entry);
  return isSame ? resolve(called) : entry;
}
