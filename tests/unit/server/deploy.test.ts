import { execFile } from 'node:child_process';
import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { HEALTH_PATH } from '../../../src/model/addresses/api-paths';
import { readSettings } from '../../../src/server/settings/settings';
import { loadSettings } from '../../../src/server/settings/settings-file';
import { exampleFile } from '../../support/server/administration';
import { CLI, startServer } from '../../support/server/command-line';
import { temporaryFolder, writeFiles } from '../../support/server/running-server';

/* The example files in src/server/deploy, which docs/run-a-server.md tells administrators to install. */

const run = promisify(execFile);
const DATA = '/var/lib/ummes';

async function firstStart(data: string): Promise<string> {
  await (await startServer({ UMMES_DATA: data })).stop();
  return join(data, 'settings.env');
}

async function unit(name: string): Promise<Record<string, string[]>> {
  const values: Record<string, string[]> = {};
  for (const [, key = '', value = ''] of (await exampleFile(name)).matchAll(/^(\w+)=(.*)$/gm))
    values[key] = [...(values[key] ?? []), value];
  return values;
}

test('an invitation link made with the wrapper begins with the public address from settings.env', async () => {
  const folder = await temporaryFolder();
  const data = join(folder, 'data');
  const settings = await firstStart(data);
  await writeFile(settings, (await readFile(settings, 'utf8')).replace(/^# (?=UMMES_PUBLIC_URL=)/m, ''));

  const command = join(folder, 'installed');
  const wrapper = join(folder, 'ummes');
  await writeFile(command, `#!/bin/sh\nexec "${process.execPath}" "${CLI}" "$@"\n`, { mode: 0o755 });
  const placed = (await exampleFile('ummes'))
    .replace('/opt/ummes/current/bin/ummes', command)
    .replace(DATA, data)
    .replace('account=ummes', `account=${userInfo().username}`);
  await writeFile(wrapper, placed, { mode: 0o755 });

  const { stdout } = await run(wrapper, ['desk', 'invite', 'Ada Perera'], { env: { PATH: process.env.PATH } });
  expect(stdout).toMatch(/^https:\/\/society\.example\/desk#invite=/);
});

test('the first start creates settings.env, readable only by the server, and later starts keep it', async () => {
  const data = join(await temporaryFolder(), 'data');
  const settings = await firstStart(data);
  expect((await stat(settings)).mode & 0o777).toBe(0o600);
  expect(await readFile(settings, 'utf8')).toBe(await exampleFile('settings.env'));
  await writeFile(settings, 'UMMES_TIME_ZONE=Asia/Colombo\n');
  await firstStart(data);
  expect(await readFile(settings, 'utf8')).toBe('UMMES_TIME_ZONE=Asia/Colombo\n');
});

test('settings.env sets nothing until lines are uncommented, and every line is then valid', async () => {
  const data = await temporaryFolder();
  const text = await exampleFile('settings.env');
  await writeFiles(data, { 'settings.env': text });
  const notes: string[] = [];
  const load = () => loadSettings({ UMMES_DATA: data }, (note) => notes.push(note));
  expect(load()).toEqual(readSettings({ UMMES_DATA: data }));
  await writeFiles(data, { 'settings.env': text.replace(/^# (?=[A-Z]\w+=)/gm, '') });
  expect(load()).toMatchObject({ publicUrl: 'https://society.example', timeZone: 'Asia/Colombo', trustedProxies: 1 });
  expect(notes).toEqual([expect.stringContaining('UMMES_DATA')]); // only the environment can set it
});

test.each([
  ['ummes.service', 'ummes'],
  ['ummes-backup.service', 'ummes ummes-backups'],
])('%s asks systemd to let it write only to its private folders: %s', async (name, folders) => {
  const directives = await unit(name);
  expect(directives).toMatchObject({
    User: ['ummes'],
    StateDirectory: [folders],
    StateDirectoryMode: ['0700'],
    UMask: ['0077'],
    ProtectSystem: ['strict'],
    ProtectHome: ['yes'],
    PrivateTmp: ['yes'],
    NoNewPrivileges: ['yes'],
  });
  const others = /^(?:ReadWritePaths|BindPaths|(?:Cache|Logs|Configuration|Runtime)Directory)$/;
  expect(Object.keys(directives).filter((directive) => others.test(directive))).toEqual([]);
});

test('the backup service keeps the latest thirty backups, however old they seem, even if the new one is incomplete', async () => {
  const folder = await temporaryFolder();
  const backups = Array.from({ length: 40 }, (_, day) => `ummes-backup-2026-01-${String(day + 10)}-031500000.tar`);
  await writeFiles(folder, { ...Object.fromEntries(backups.map((name) => [name, ''])), 'notes.txt': '' });
  for (const name of backups) await utimes(join(folder, name), 0, 0);
  // Unlike ExecStartPost, it runs after a failure (systemd.service(5)).
  const { ExecStopPost: [line = ''] = [] } = await unit('ummes-backup.service');
  const [, script = ''] = /^\/bin\/sh -c "(.*)"$/.exec(line) ?? [];
  for (let times = 0; times < 2; times++) await run('/bin/sh', ['-c', script], { cwd: folder });
  expect((await readdir(folder)).sort()).toEqual(['notes.txt', ...backups.slice(10)]);
});

test('the Dockerfile keeps the state in a volume, ends as a user other than root, and checks the health page', async () => {
  const dockerfile = (await exampleFile('Dockerfile')).replace(/^#.*\n/gm, '').replace(/\\\n/g, '');
  const instructions = (name: string) =>
    Array.from(dockerfile.matchAll(new RegExp(`^${name} +(.*)$`, 'gm')), ([, value]) => value);
  expect(instructions('ENV')).toEqual(['UMMES_DATA=/data']);
  expect(instructions('VOLUME')).toEqual(['/data']);
  expect(instructions('USER')).toEqual(['node']);
  expect(instructions('HEALTHCHECK')).toEqual([
    expect.stringContaining(`fetch('http://127.0.0.1:3000${HEALTH_PATH}')`),
  ]);
  expect(await exampleFile('compose.yaml')).toContain('- ./data:/data\n');
});
