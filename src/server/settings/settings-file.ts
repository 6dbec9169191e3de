import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { DEFAULT_DATA, readSettings, SETTING_NAMES, type Settings, SettingsError, withoutEmpty } from './settings';

const BLANK = /^\s*(?:#.*)?$/;
/** Matches a quoted value, optionally with a comment. */
const QUOTED = /^\s*(["'`])((?!\1).)*\1\s*(?:#.*)?$/;

/** Returns the path of a data folder's settings file, which the server and every command read. */
export function settingsFile(data: string): string {
  return join(data, 'settings.env');
}

/**
 * Reads the settings from the environment and the file in the data folder. The environment takes precedence.
 * @param warn receives a sentence for each setting that has no effect.
 * @throws {SettingsError} if the file can't be read, or any setting is invalid.
 */
export function loadSettings(env: NodeJS.ProcessEnv, warn: (line: string) => void): Settings {
  const set = withoutEmpty(env);
  const file = settingsFile(resolve(set.UMMES_DATA ?? DEFAULT_DATA));
  const { UMMES_DATA: ignored, ...inFile } = readSettingsFile(file);
  if (ignored !== undefined) warn(`UMMES_DATA in ${file} has no effect. Set it in the environment.`);
  const isUnknown = (name: string) => !SETTING_NAMES.includes(name);
  for (const name of Object.keys(set).filter(isUnknown))
    if (name.startsWith('UMMES_')) warn(`${name} is not a setting.`);
  for (const name of Object.keys(inFile).filter(isUnknown)) warn(`${name} in ${file} is not a setting.`);
  return readSettings({ ...inFile, ...set });
}

function readSettingsFile(file: string): NodeJS.Dict<string> {
  const problems: string[] = [];
  const set: NodeJS.Dict<string> = {};
  for (const [index, line] of textOf(file).split(/\r?\n/).entries()) {
    if (BLANK.test(line)) continue; // Node 20 reads a comment such as "# PORT=80" as a variable
    const problem = problemOf(line);
    if (problem) problems.push(`${file}, line ${index + 1}: ${problem}`); // without the line, which may hold a password
    Object.assign(set, parseEnv(line));
  }
  if (problems.length > 0) throw new SettingsError(problems);
  return set;
}

function textOf(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return '';
    const isNotUtf8 = code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
    throw new SettingsError([isNotUtf8 ? `${file} is not UTF-8 text` : `${file} can't be read: ${message}`]);
  }
}

function problemOf(line: string): string | undefined {
  const [, value] = /^\s*(?:export )?[A-Za-z_]\w*\s*=(.*)$/.exec(line) ?? [];
  if (value === undefined) return 'expected NAME=value';
  if (QUOTED.test(value)) return undefined;
  if (/^\s*["'`]/.test(value)) return 'a quote is not closed';
  return /\S#/.test(value) ? 'a value with # needs quotes' : undefined;
}
