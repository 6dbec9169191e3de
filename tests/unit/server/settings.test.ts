// @vitest-environment node
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, type SettingsError } from '../../../src/server/settings/settings';

test('without any setting the server has everything it needs', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ port: 3000, origins: null, trustedProxies: 0, logLevel: 'info', dev: false });
  expect(settings.sheets.events).toEqual({ kind: 'file', path: resolve('var/sheets/events.csv') });
});

test('an empty setting counts as not set', () => {
  expect(readSettings({ PORT: '', UMMES_ORIGINS: ' ' })).toEqual(readSettings({}));
});

test('a sheet may be a path or an address', () => {
  const { sheets } = readSettings({
    UMMES_SHEETS_EVENTS: 'a.csv',
    UMMES_SHEETS_NEWS: 'https://docs.example/pub?output=csv',
  });
  expect(sheets.events).toEqual({ kind: 'file', path: resolve('a.csv') });
  expect(sheets.news).toEqual({ kind: 'address', url: 'https://docs.example/pub?output=csv' });
});

test('origins are listed with commas', () => {
  expect(readSettings({ UMMES_ORIGINS: 'https://a.example, http://localhost:8080' }).origins).toEqual([
    'https://a.example',
    'http://localhost:8080',
  ]);
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
