import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SettingsError } from '../../../src/server/settings/settings';
import { loadSettings as load } from '../../../src/server/settings/settings-file';
import { started } from '../../support/server/command-line';
import { temporaryFolder, writeFiles } from '../../support/server/running-server';

/** Returns the settings, and warnings about settings without effect. */
function loadSettings(env: Record<string, string>) {
  const notes: string[] = [];
  return { settings: load(env, (note) => notes.push(note)), notes };
}

async function folderWith(content: string | Buffer): Promise<string> {
  const UMMES_DATA = await temporaryFolder();
  await writeFiles(UMMES_DATA, { 'settings.env': content });
  return UMMES_DATA;
}

async function problemsOf(content: string | Buffer): Promise<readonly string[]> {
  const UMMES_DATA = await folderWith(content);
  try {
    loadSettings({ UMMES_DATA });
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as SettingsError).problems.map((line) => line.replace(UMMES_DATA, ''));
  }
}

test('reads a file in the data folder, and environment variables override it', async () => {
  const text =
    '\ufeff# of the society\r\n# PORT=3000\r\nexport PORT=4000\r\n\r\nUMMES_PUBLIC_URL = "https://society.example" # ours\r\nHOST=\'::1\'\r\nUMMES_SHEETS_NEWS=""\r\n';
  const UMMES_DATA = await folderWith(text);
  const { settings, notes } = loadSettings({ UMMES_DATA, PORT: '5000', HOST: '' });
  expect(settings).toMatchObject({ port: 5000, host: '::1', publicUrl: 'https://society.example', data: UMMES_DATA });
  expect(notes).toEqual([]);
});

test('names an unreadable file or line without showing its content', async () => {
  expect(await problemsOf('PORT=1\n\nDATABASE_URL="postgres://u:secret@h/d\n')).toEqual([
    '/settings.env, line 3: a quote is not closed',
  ]);
  expect(await problemsOf('secret\nPORT: 80\nUMMES_S3_SECRET_ACCESS_KEY=se#cret\n')).toEqual([
    '/settings.env, line 1: expected NAME=value',
    '/settings.env, line 2: expected NAME=value',
    '/settings.env, line 3: a value with # needs quotes',
  ]);
  expect(await problemsOf(Buffer.from('\ufeffPORT=80\n', 'utf16le'))).toEqual(['/settings.env is not UTF-8 text']);
  expect(await problemsOf('PORT=none\n')).toEqual([expect.stringContaining('PORT must be')]);
  const UMMES_DATA = await temporaryFolder();
  await mkdir(join(UMMES_DATA, 'settings.env'));
  expect(() => loadSettings({ UMMES_DATA })).toThrow("settings.env can't be read");
});

test('reports settings that have no effect', async () => {
  const UMMES_DATA = await folderWith('UMMES_DATA=/elsewhere\nPGSSLMODE=require\nUMMES_S3_BUCKETT=x\n');
  const file = join(UMMES_DATA, 'settings.env');
  const env = { UMMES_DATA, UMMES_ORIGIN: '*', PORTS: '1' };
  const { settings, notes } = loadSettings(env);
  expect(settings.data).toBe(UMMES_DATA);
  expect(notes).toEqual([
    `UMMES_DATA in ${file} has no effect. Set it in the environment.`,
    'UMMES_ORIGIN is not a setting.',
    `PGSSLMODE in ${file} is not a setting.`,
    `UMMES_S3_BUCKETT in ${file} is not a setting.`,
  ]);
});

test('warns at the start about settings that a public server lacks', async () => {
  const warned = async (env: Record<string, string>) => {
    const { output } = await started({ UMMES_DATA: await temporaryFolder(), ...env });
    const warnings = output.out.split('\n').filter((line) => line.includes('"level":"warn"'));
    return ['UMMES_TIME_ZONE', 'UMMES_PUBLIC_URL'].filter((name) => warnings.join().includes(name));
  };
  expect(await warned({ TZ: 'UTC', HOST: '' })).toEqual(['UMMES_TIME_ZONE', 'UMMES_PUBLIC_URL']);
  expect(await warned({ TZ: 'Asia/Colombo', HOST: '::1' })).toEqual([]);
  const set = { UMMES_TIME_ZONE: 'UTC', UMMES_PUBLIC_URL: 'https://society.example' };
  expect(await warned({ TZ: 'UTC', HOST: '', ...set })).toEqual([]);
});
