import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { nearName } from './near-name';
import { DEFAULT_DATA, readSettings, SETTING_NAMES, type Settings, SettingsError } from './settings';

const LINE = /^\s*(?:export )?[A-Za-z_]\w*\s*=(.*)$/;
const BLANK = /^\s*(?:#.*)?$/;
/** A value in quotes, and perhaps a comment. */
const QUOTED = /^\s*(["'`])((?!\1).)*\1\s*(?:#.*)?$/;

/** The settings of a data folder, for the server and every command. */
export function settingsFile(data: string): string {
  return join(data, 'settings.env');
}

export interface LoadedSettings {
  settings: Settings;
  /** A sentence for each setting that has no effect. */
  notes: string[];
}

/**
 * Reads the settings from the environment and the file in the data folder. The environment wins.
 * @throws {SettingsError} if the file cannot be read, or any setting is wrong.
 */
export function loadSettings(env: NodeJS.ProcessEnv): LoadedSettings {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const file = settingsFile(resolve(set.UMMES_DATA ?? DEFAULT_DATA));
  const { UMMES_DATA: elsewhere, ...inFile } = readSettingsFile(file);
  const notes = elsewhere === undefined ? [] : [`UMMES_DATA in ${file} has no effect: the file is found by it.`];
  const ours = Object.keys(set).filter((name) => name.startsWith('UMMES_'));
  for (const name of ours.filter(isUnknown)) notes.push(unknownNote(name));
  for (const name of Object.keys(inFile).filter(isUnknown)) notes.push(unknownNote(name, ` in ${file}`));
  return { settings: readSettings({ ...inFile, ...set }), notes };
}

/** The settings for a command; `complain` receives what has no effect, a line each. */
export function settingsFor(context: { env: NodeJS.ProcessEnv; complain(line: string): void }): Settings {
  const { settings, notes } = loadSettings(context.env);
  for (const note of notes) context.complain(note);
  return settings;
}

function readSettingsFile(file: string): NodeJS.Dict<string> {
  const lines = textOf(file).split(/\r?\n/);
  const problems = lines.flatMap((line, index) => {
    const problem = problemOf(line);
    return problem ? [`${file}, line ${index + 1}: ${problem}`] : []; // without the line, which may hold a password
  });
  if (problems.length > 0) throw new SettingsError(problems);
  // Node 20 reads a comment such as "# PORT=80" as a variable.
  const set = lines.filter((line) => !BLANK.test(line));
  return Object.assign({}, ...set.map((line) => parseEnv(line)));
}

function textOf(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return '';
    throw new SettingsError([
      code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? `${file} is not UTF-8 text` : `${file} cannot be read: ${message}`,
    ]);
  }
}

function problemOf(line: string): string | undefined {
  if (BLANK.test(line)) return undefined;
  const [, value] = LINE.exec(line) ?? [];
  if (value === undefined) return 'this is not NAME=value';
  if (QUOTED.test(value)) return undefined;
  if (/^\s*["'`]/.test(value)) return 'a quote is not closed';
  return /\S#/.test(value) ? 'a value with # needs quotes' : undefined;
}

function isUnknown(name: string): boolean {
  return !SETTING_NAMES.includes(name);
}

function unknownNote(name: string, where = ''): string {
  const near = nearName(name, SETTING_NAMES);
  return `${name}${where} is not a setting${near ? `; perhaps ${near} is meant` : ''}.`;
}
