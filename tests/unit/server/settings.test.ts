import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SHEET_NAMES } from '../../../src/model/sheets/sheet-kind';
import { readSettings, SETTING_NAMES, SettingsError, sheetSetting } from '../../../src/server/settings/settings';
import { loadSettings as load } from '../../../src/server/settings/settings-file';
import { startServer } from '../../support/server/command-line';
import { temporaryFolder, writeFiles } from '../../support/server/running-server';

function problemsIn(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as SettingsError).problems;
  }
}

const problemsOf = (env: Record<string, string>) => problemsIn(() => readSettings(env));
const namesIn = (problems: readonly string[]) => problems.map((line) => line.split(' ')[0]).sort();

test('the server needs no settings', () => {
  const settings = readSettings({ HOST: ' ' });
  expect(settings).toMatchObject({ port: 3000, host: undefined, origins: null, trustedProxies: 0, logLevel: 'info' });
  expect(settings).toMatchObject({ demo: false, bucket: null, submitsPerMinute: 20, receives: [] });
  expect([settings.sheets, settings.workbook]).toEqual([{}, undefined]);
  expect(settings.timeZone).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(settings.notifications).toEqual({ mail: null, editors: [], webhook: null });
});

test('there are at most 26 settings, and settings.env describes each', async () => {
  // The settings for one sheet each are described once.
  const sheets = SHEET_NAMES.map(sheetSetting);
  const others = SETTING_NAMES.filter((name) => !sheets.includes(name as never));
  expect(others.length + 1).toBeLessThanOrEqual(26);
  const example = await readFile('src/server/deploy/settings.env', 'utf8');
  const described = [...example.matchAll(/^# ([A-Z]\w+)=/gm)].map(([, name]) => name);
  expect(described.sort()).toEqual([...others, 'UMMES_SHEETS_EVENTS'].sort());
  for (const name of SHEET_NAMES) expect(example).toContain(sheetSetting(name).replace('UMMES_SHEETS', ''));
});

test('lists all invalid settings at once without their values, which may be secret', () => {
  const wrong = {
    PORT: '70000',
    DATABASE_URL: 'mysql://u:geheim@h/d',
    UMMES_ORIGINS: 'a.example',
    UMMES_SHEETS_EVENTS: 'ftp://a.example/x',
    UMMES_SHEETS_NEWS: 'file://host/news.csv',
    UMMES_S3_BUCKET: 'https://s3.eu-west-1.amazonaws.com/?geheim',
    UMMES_TRUST_PROXY: 'yes',
    UMMES_PUBLIC_URL: 'society.example',
    UMMES_NOTIFY_EMAIL: 'a@society.example, Secretary <b@society.example>',
    UMMES_SMTP_URL: 'https://desk:geheim@mail.example',
    UMMES_MAIL_FROM: 'UMMES',
    UMMES_NOTIFY_WEBHOOK: 'ftp://hooks.example/geheim',
    UMMES_LOG_LEVEL: 'loud',
    UMMES_DEMO: 'off',
    UMMES_TIME_ZONE: 'Mars/Olympus',
  };
  const problems = problemsOf({ ...wrong, UMMES_S3_ACCESS_KEY_ID: 'key', UMMES_S3_SECRET_ACCESS_KEY: 'geheim' });
  expect(namesIn(problems)).toEqual(Object.keys(wrong).sort());
  expect(problems).toContain('PORT must be a whole number from 0 to 65535');
  expect(problems.join()).not.toContain('geheim');
});

test.each([
  'https://society.example/alumni',
  'https://society.example//',
  'https://society.example/?page=1',
  'https://society.example/?',
  'https://society.example#home',
  'https://user:password@society.example',
  'ftp://society.example',
  'https://',
])('rejects %s as the public URL, and says that it has no path', (url) => {
  expect(problemsOf({ UMMES_PUBLIC_URL: url })).toEqual([
    'UMMES_PUBLIC_URL must be an http(s) URL without a path, such as https://society.example',
  ]);
});

test.each([
  ['https://society.example/', 'https://society.example'],
  [' HTTPS://Society.Example:443', 'https://society.example'],
  ['http://société.example:8080', 'http://xn--socit-esab.example:8080'],
])('reads %s as the public URL %s', (written, publicUrl) => {
  expect(readSettings({ UMMES_PUBLIC_URL: written })).toMatchObject({ publicUrl });
});

const KEY = { UMMES_S3_ACCESS_KEY_ID: 'key', UMMES_S3_SECRET_ACCESS_KEY: 'secret' };

test.each([
  ['https://s3.eu-west-1.amazonaws.com/society', 'https://s3.eu-west-1.amazonaws.com/society', '', 'eu-west-1'],
  ['http://minio:9000/society/alumni/photos/', 'http://minio:9000/society', 'alumni/photos/', undefined],
])('reads %s as the address of a bucket', (address, url, prefix, region) => {
  const { bucket } = readSettings({ UMMES_S3_BUCKET: address, ...KEY });
  expect(bucket).toEqual({ url, prefix, region, accessKeyId: 'key', secretAccessKey: 'secret' });
  expect(problemsOf({ UMMES_S3_BUCKET: address })).toEqual([
    'UMMES_S3_BUCKET needs UMMES_S3_ACCESS_KEY_ID and UMMES_S3_SECRET_ACCESS_KEY',
  ]);
});

test('email needs a server and a sender, which defaults to an address at the public domain', () => {
  const { notifications } = readSettings({
    UMMES_NOTIFY_EMAIL: 'a@society.example, b@society.example,',
    UMMES_NOTIFY_EDITORS: 'editor@society.example',
    UMMES_SMTP_URL: 'smtp://desk%40society.example:p%40ss%2F@mail.example',
    UMMES_PUBLIC_URL: 'https://www.society.example/',
  });
  expect(notifications).toEqual({
    mail: {
      to: ['a@society.example', 'b@society.example'],
      from: 'ummes@society.example',
      server: {
        ...{ host: 'mail.example', port: 587, isSecure: false, isLocal: false },
        account: { user: 'desk@society.example', password: 'p@ss/' },
      },
    },
    editors: ['editor@society.example'],
    webhook: null,
  });
  const local = readSettings({
    UMMES_NOTIFY_EDITORS: 'editor@society.example',
    UMMES_SMTP_URL: 'smtp://[::1]:25',
    UMMES_MAIL_FROM: 'desk@society.example',
  });
  expect(local.notifications.mail).toMatchObject({
    to: [],
    from: 'desk@society.example',
    server: { host: '::1', port: 25, isLocal: true, account: null },
  });
});

test.each(['UMMES_NOTIFY_EMAIL', 'UMMES_NOTIFY_EDITORS'])('lists missing mail settings for %s', (name) => {
  const to = { [name]: 'a@society.example' };
  const from = `${name} needs UMMES_MAIL_FROM (the sender) or a UMMES_PUBLIC_URL with a domain`;
  expect(problemsOf(to)).toEqual([`${name} needs UMMES_SMTP_URL, the mail server`, from]);
  for (const url of ['http://192.168.0.2', 'http://localhost:3000'])
    expect(problemsOf({ ...to, UMMES_SMTP_URL: 'smtps://mail.example', UMMES_PUBLIC_URL: url })).toEqual([from]);
});

test.each([
  ['https://hooks.example/services/T0/B0', true],
  ['http://127.0.0.1:9000/x', true],
  ['http://[::1]/x', true],
  ['http://mattermost:8065/hooks/x', false],
  ['http://hooks.example/x', false],
  ['http://127.0.0.1.evil.example/x', false],
  ['https://user:password@hooks.example/x', false],
])('checks whether %s is allowed as a webhook: %s', (url, isValid) => {
  expect(problemsOf({ UMMES_NOTIFY_WEBHOOK: url }).length === 0).toBe(isValid);
});

function loadSettings(env: Record<string, string>) {
  const notes: string[] = [];
  return { settings: load(env, (note) => notes.push(note)), notes };
}

async function folderWith(content: string | Buffer): Promise<string> {
  const UMMES_DATA = await temporaryFolder();
  await writeFiles(UMMES_DATA, { 'settings.env': content });
  return UMMES_DATA;
}

async function problemsInFile(content: string | Buffer): Promise<readonly string[]> {
  const UMMES_DATA = await folderWith(content);
  return problemsIn(() => loadSettings({ UMMES_DATA })).map((line) => line.replace(UMMES_DATA, ''));
}

test('reads settings.env in the data folder, and environment variables override it', async () => {
  const text =
    '\ufeff# settings\r\n# PORT=3000\r\nexport PORT=4000\r\n\r\nUMMES_PUBLIC_URL = "https://society.example" # ours\r\nHOST=\'::1\'\r\nUMMES_SHEETS_NEWS=""\r\n';
  const UMMES_DATA = await folderWith(text);
  const { settings, notes } = loadSettings({ UMMES_DATA, PORT: '5000', HOST: '' });
  expect(settings).toMatchObject({ port: 5000, host: '::1', publicUrl: 'https://society.example', data: UMMES_DATA });
  expect(notes).toEqual([]);
});

test('names an unreadable file or line without showing its content', async () => {
  expect(await problemsInFile('PORT=1\n\nDATABASE_URL="postgres://u:secret@h/d\n')).toEqual([
    '/settings.env, line 3: a quote is not closed',
  ]);
  expect(await problemsInFile('secret\nPORT: 80\nUMMES_S3_SECRET_ACCESS_KEY=se#cret\n')).toEqual([
    '/settings.env, line 1: expected NAME=value',
    '/settings.env, line 2: expected NAME=value',
    '/settings.env, line 3: a value with # needs quotes',
  ]);
  expect(await problemsInFile(Buffer.from('\ufeffPORT=80\n', 'utf16le'))).toEqual(['/settings.env is not UTF-8 text']);
  expect(await problemsInFile('PORT=none\n')).toEqual([expect.stringContaining('PORT must be')]);
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

test('warns at startup about settings missing on a public server, and about a public URL that is local', async () => {
  const warned = async (env: Record<string, string>) => {
    const { output } = await startServer({ UMMES_DATA: await temporaryFolder(), ...env });
    const warnings = output.out.split('\n').filter((line) => line.includes('"level":"warn"'));
    return ['UMMES_TIME_ZONE', 'UMMES_PUBLIC_URL'].filter((name) => warnings.join().includes(name));
  };
  expect(await warned({ TZ: 'UTC', HOST: '' })).toEqual(['UMMES_TIME_ZONE', 'UMMES_PUBLIC_URL']);
  expect(await warned({ TZ: 'Asia/Colombo', HOST: '::1' })).toEqual([]);
  const set = { UMMES_TIME_ZONE: 'UTC', UMMES_PUBLIC_URL: 'https://society.example' };
  expect(await warned({ TZ: 'UTC', HOST: '', ...set })).toEqual([]);
  expect(await warned({ HOST: '', ...set, UMMES_PUBLIC_URL: 'http://localhost:3000' })).toEqual(['UMMES_PUBLIC_URL']);
  const webhook = { UMMES_TIME_ZONE: 'UTC', UMMES_NOTIFY_WEBHOOK: 'https://hooks.example/x' };
  expect(await warned({ HOST: '127.0.0.1', ...webhook })).toEqual(['UMMES_PUBLIC_URL']);
});
