// @vitest-environment node
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, type SettingsError } from '../../../src/server/settings/settings';

test('without any setting the server has everything it needs', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ port: 3000, origins: null, trustedProxies: 0, logLevel: 'info', dev: false });
  expect(settings.sheets.events).toEqual({ kind: 'file', path: resolve('var/sheets/events.csv') });
});

test('a sheet may be a path or an address', () => {
  const { sheets } = readSettings({
    UMMES_SHEETS_EVENTS: 'a.csv',
    UMMES_SHEETS_NEWS: 'https://docs.example/pub?output=csv',
  });
  expect(sheets.events).toEqual({ kind: 'file', path: resolve('a.csv') });
  expect(sheets.news).toEqual({ kind: 'address', url: 'https://docs.example/pub?output=csv' });
});

test("the society's time zone is the server's unless it is named", () => {
  expect(readSettings({}).timeZone).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(readSettings({ UMMES_TIME_ZONE: 'Asia/Colombo' }).timeZone).toBe('Asia/Colombo');
});

test('everything that is wrong is said at once, each with its name', () => {
  const wrong = {
    PORT: '70000',
    UMMES_ORIGINS: 'a.example',
    UMMES_SHEETS_EVENTS: 'ftp://a.example/x',
    UMMES_SHEETS_NEWS: 'file://host/news.csv',
    UMMES_S3_BUCKET: 'society',
    UMMES_TRUST_PROXY: 'yes',
    UMMES_PUBLIC_URL: 'society.example',
    UMMES_LOG_LEVEL: 'loud',
    UMMES_DEMO_STATES: 'off',
    UMMES_SHEETS_MAX_ROWS: '1.5',
    UMMES_SHEETS_NEWS_LINK: 'javascript:alert(1)',
    UMMES_TIME_ZONE: 'Mars/Olympus',
  };
  try {
    readSettings(wrong);
    expect.unreachable();
  } catch (error) {
    const { problems } = error as SettingsError;
    expect(problems.map((line) => line.split(' ')[0]).sort()).toEqual(Object.keys(wrong).sort());
    expect(problems).toContain('PORT must be a whole number from 0 to 65535; it is "70000"');
  }
});

const MAIL = { UMMES_NOTIFY_EMAIL: 'a@society.example', UMMES_SMTP_URL: 'smtps://mail.example' };

test('notifications by mail need a server and a sender, which may come from the public address', () => {
  const { notifications } = readSettings({
    UMMES_NOTIFY_EMAIL: 'a@society.example, b@society.example,',
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
    webhook: null,
  });
  const local = readSettings({ ...MAIL, UMMES_SMTP_URL: 'smtp://[::1]:25', UMMES_MAIL_FROM: 'desk@society.example' });
  expect(local.notifications.mail).toMatchObject({
    from: 'desk@society.example',
    server: { host: '::1', port: 25, isLocal: true, account: null },
  });
  const secure = readSettings({ ...MAIL, UMMES_PUBLIC_URL: 'https://society.example' });
  expect(secure.notifications.mail?.server).toMatchObject({ port: 465, isSecure: true });
  expect(readSettings({}).notifications).toEqual({ mail: null, webhook: null });
});

const problemsOf = (env: Record<string, string>) => {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    return (error as SettingsError).problems;
  }
};

test('what notifications lack is listed, and what is wrong without its secrets', () => {
  const from = 'UMMES_NOTIFY_EMAIL needs UMMES_MAIL_FROM, the sender, or a UMMES_PUBLIC_URL with a domain';
  const { UMMES_NOTIFY_EMAIL } = MAIL;
  expect(problemsOf({ UMMES_NOTIFY_EMAIL })).toEqual([
    'UMMES_NOTIFY_EMAIL needs UMMES_SMTP_URL, the mail server',
    from,
  ]);
  for (const url of ['http://192.168.0.2', 'http://localhost:3000'])
    expect(problemsOf({ ...MAIL, UMMES_PUBLIC_URL: url })).toEqual([from]);
  const wrong = problemsOf({
    UMMES_NOTIFY_EMAIL: 'a@society.example, Secretary <b@society.example>',
    UMMES_SMTP_URL: 'https://desk:geheim@mail.example',
    UMMES_MAIL_FROM: 'UMMES',
    UMMES_NOTIFY_WEBHOOK: 'ftp://hooks.example/geheim',
  });
  expect(wrong.map((line) => line.split(' ')[0])).toEqual([
    ...['UMMES_NOTIFY_EMAIL', 'UMMES_SMTP_URL', 'UMMES_MAIL_FROM', 'UMMES_NOTIFY_WEBHOOK'],
  ]);
  expect(wrong.join()).not.toContain('geheim');
});

test.each([
  ['https://hooks.example/services/T0/B0', true],
  ['http://127.0.0.1:9000/x', true],
  ['http://[fd00::1]/x', true],
  ['http://mattermost:8065/hooks/x', true],
  ['http://chat.internal/x', true],
  ['http://hooks.example/x', false],
  ['http://93.184.216.34/x', false],
  ['http://127.0.0.1.evil.example/x', false],
  ['https://user:password@hooks.example/x', false],
])('%s may be a webhook: %s', (url, isOne) => {
  expect(problemsOf({ UMMES_NOTIFY_WEBHOOK: url }).length === 0).toBe(isOne);
});
