// @vitest-environment node
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { command } from '../../support/server/command-line';
import { lay, temporaryFolder } from '../../support/server/running-server';

const FILES = ['systemd', 'systemd-backup', 'systemd-backup-timer', 'nginx', 'dockerfile'];
const SECRET = 'correct-horse';

async function printed(file: string, env: Record<string, string> = {}): Promise<string> {
  const { code, out, err } = await command(['print', file], env);
  expect([code, err]).toEqual([0, '']);
  return out;
}

test.each(FILES)('print %s has no gap, no secret and no line of a template', async (file) => {
  const data = await temporaryFolder();
  await lay(data, { 'settings.env': `UMMES_S3_SECRET_ACCESS_KEY=${SECRET}-in-file` });
  const text = await printed(file, {
    UMMES_DATA: data,
    DATABASE_URL: `postgres://ummes:${SECRET}@db.example/ummes`,
    UMMES_S3_BUCKET: 'society',
    UMMES_S3_ACCESS_KEY_ID: SECRET,
    UMMES_SHEETS_EVENTS: `https://sheets.example/pub?key=${SECRET}`,
    UMMES_S3_ENDPOINT: `https://user:${SECRET}@s3.example`,
  });
  expect(text).not.toContain(SECRET);
  expect(text).not.toMatch(/undefined|\[object|NaN|\$\{/);
  expect(text).not.toMatch(/[ \t]$/m);
});

test('print takes one file, and any setting that is wrong ends it', async () => {
  for (const args of [['print'], ['print', 'nope'], ['print', 'nginx', 'more'], ['print', 'toString']])
    expect(await command(args)).toMatchObject({ code: 2, out: '' });
  expect(await command(['print', 'nginx'], { PORT: 'x' })).toMatchObject({ code: 1, out: '' });
});

test('the unit names this Node, this command, the data folder and the settings of the environment', async () => {
  const data = join(await temporaryFolder(), '100% "ours"');
  const text = await printed('systemd', { UMMES_DATA: data, PORT: '80', UMMES_PUBLIC_URL: 'https://society.example' });
  const escaped = data.replace('100% "ours"', '100%% \\"ours\\"');
  expect(text).toContain(`ExecStart=${process.execPath} ${join(process.cwd(), 'dist/server/ummes.js')} start\n`);
  expect(text).toContain(`Environment="UMMES_DATA=${escaped}"\n`);
  expect(text).toContain(`ReadWritePaths="${escaped}"\n`);
  expect(text).toContain('Environment=UMMES_PUBLIC_URL=https://society.example\n');
  expect(text).toContain('AmbientCapabilities=CAP_NET_BIND_SERVICE\n');
});

test('a data folder in /var/lib is left to systemd, and a database elsewhere can be written to', async () => {
  const text = await printed('systemd', { UMMES_DATA: '/var/lib/ummes', DATABASE_URL: 'sqlite:/srv/db/a.db' });
  expect(text).toContain('StateDirectory=ummes\n');
  expect(text).toContain('ReadWritePaths=/srv/db\n');
  const backup = await printed('systemd-backup', { UMMES_DATA: '/var/lib/ummes' });
  expect(backup).toContain('StateDirectory=ummes ummes-backups\n');
  expect(backup).toContain('WorkingDirectory=/var/lib/ummes-backups\n');
});

test('what is not known, and what is left out, stands at the top', async () => {
  const data = await temporaryFolder();
  const secret = { UMMES_DATA: data, DATABASE_URL: 'postgres://a:b@c/d' };
  expect(await printed('systemd', secret)).toContain('# - DATABASE_URL is set in the environment of this command');
  expect(await printed('systemd', { UMMES_DATA: '/home/ada/var' })).toContain('home folders are often closed');
  const nginx = await printed('nginx', { UMMES_DATA: data, PORT: '0' });
  for (const point of ['UMMES_PUBLIC_URL is not set', 'UMMES_TRUST_PROXY is 0', 'PORT is 0', 'HOST is every address'])
    expect(nginx).toContain(`# - ${point}`);
});

test('nginx is given the address of the server, the name of the site, and a header that visitors cannot write', async () => {
  const env = { PORT: '4000', HOST: '::1', UMMES_PUBLIC_URL: 'https://society.example:8443/', UMMES_TRUST_PROXY: '1' };
  const text = await printed('nginx', env);
  for (const line of [
    'server [::1]:4000;',
    'server_name society.example;',
    'listen 8443 ssl http2;',
    'return 301 https://$host:8443$request_uri;',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'client_max_body_size 6m;',
    'gzip off;',
  ])
    expect(text).toContain(`${line}\n`);
  expect(await printed('nginx', { ...env, UMMES_TRUST_PROXY: '2' })).toContain('$proxy_add_x_forwarded_for;');
});

test('the image has the settings of the environment, its own data folder, and an account that is not root', async () => {
  const text = await printed('dockerfile', {
    UMMES_DATA: '/srv/ummes/var',
    PORT: '8080',
    HOST: '127.0.0.1',
    UMMES_ORIGINS: 'https://a.example,https://b.example',
    UMMES_SHEETS_NEWS: '/srv/sheets/news.csv',
  });
  expect(text).toContain('UMMES_ORIGINS="https://a.example,https://b.example"');
  expect(text).toContain('UMMES_DATA="/data"');
  expect(text).toContain('HOST="0.0.0.0"');
  expect(text).toContain('# - These sheets are files outside the data folder: news (/srv/sheets/news.csv)');
  expect(text).toContain('http://127.0.0.1:8080/healthz');
  expect(text.match(/^[A-Z]+(?= )/gm)).toEqual(
    'FROM COPY RUN ENV USER WORKDIR VOLUME EXPOSE STOPSIGNAL HEALTHCHECK ENTRYPOINT CMD'.split(' '),
  );
});
