import { readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { command, startServer, ummes } from '../../support/server/command-line';
import { listen } from '../../support/server/listen';
import { temporaryFolder, writeFiles } from '../../support/server/running-server';

test('prints help and version', async () => {
  const help = await ummes(['--help']).ended;
  expect(help.code).toBe(0);
  for (const line of ['sheets check [name] [--json]', 'applications list [--status=…] [--json]'])
    expect(help.out).toContain(`\n  ummes ${line}\n`);
  expect((await ummes(['desk', '--help']).ended).out).not.toContain('newsletter');
  expect((await ummes(['--version']).ended).out).toMatch(/^\d+\.\d+\.\d+/);
});

test.each([
  ['', 'No command given.'],
  ['nope', 'There is no command "nope".'],
  ['start --nope', "Unknown option '--nope'"],
  ['sheets nope', 'There is no command "sheets nope".'],
  [
    'sheets check nope',
    'There is no sheet "nope", only site, events, news, student-life, board, gallery, slides, pages.',
  ],
  ['applications', 'There is no command "applications".'],
  ['applications list --status odd', 'A status must be one of: pending, approved, rejected.'],
  ['applications list x', '"applications list" takes no arguments.'],
  ['applications approve', '"applications approve" takes <id>@<version>….'],
  ['applications show', '"applications show" takes <id>; put quotes around values with spaces.'],
  ['desk invite', '"desk invite" takes <name>; put quotes around values with spaces.'],
  ['desk invite Two words', '"desk invite" takes <name>; put quotes around values with spaces.'],
  ['desk revoke', '"desk revoke" takes <id>….'],
])('"%s" is a usage error: %s', async (line, message) => {
  const { code, out, err } = await command(line.split(' ').filter(Boolean));
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(message);
  expect(err).toContain('Usage');
});

test('a server with invalid settings does not start, and lists the errors without a stack trace', async () => {
  const { code, err } = await ummes(['start'], { PORT: 'x', UMMES_LOG_LEVEL: 'loud' }).ended;
  expect(code).toBe(1);
  expect(err.trim().split('\n')).toHaveLength(3);
  expect(err).toContain('PORT must be');
  expect(err).toContain('UMMES_LOG_LEVEL must be');
});

test('starting on a port in use fails with a short message', async () => {
  const { url } = await startServer({ UMMES_DATA: await temporaryFolder() });
  const { code, err } = await ummes(['start'], {
    PORT: new URL(url).port,
    HOST: '127.0.0.1',
    UMMES_DATA: await temporaryFolder(),
  }).ended;
  expect([code, err]).toEqual([1, `Port ${new URL(url).port} is in use. Set PORT to another number.\n`]);
});

test('`sheets check` lists each problem with its row, column, value and reason', async () => {
  const data = await temporaryFolder();
  await writeFiles(data, {
    'sheets/events.csv': 'title,date\nLathe,01/02/2030\n\n"Two\nlines",31/02/2026\n,\nMill,,surplus\n',
  });
  const { code, out } = await ummes(['sheets', 'check', 'events'], { UMMES_DATA: data }).ended;
  expect(code).toBe(1);
  expect(out).toContain('row    4  date  "31/02/2026" is not a date of the form dd/MM/yyyy');
  expect(out).toContain('dd/MM/yyyy. Suggestion: a date such as 2026-11-24');
  expect(out).toContain('row    6        "surplus" is beyond the last column');
  expect(out).toContain('3 items, 2 problems');
  const json = await ummes(['sheets', 'check', '--json'], { UMMES_DATA: data }).ended;
  const events = JSON.parse(json.out).find(({ name }: { name: string }) => name === 'events');
  expect(events.problems[0]).toEqual({
    row: 4,
    title: 'Two lines',
    column: 'date',
    value: '31/02/2026',
    reason: expect.any(String),
    instead: expect.any(String),
  });
});

test('`sheets check` says why a whole sheet cannot be used, and what to do', async () => {
  const data = await temporaryFolder();
  await writeFiles(data, { 'sheets/events.csv': '<!doctype html><title>Sign in</title>' });
  const { code, out } = await ummes(['sheets', 'check', 'events'], { UMMES_DATA: data }).ended;
  expect(code).toBe(1);
  expect(out).toMatch(/ {2}is a web page, not CSV\n {2}.*no longer published/);
  const json = await ummes(['sheets', 'check', 'events', '--json'], { UMMES_DATA: data }).ended;
  expect(JSON.parse(json.out)).toMatchObject([{ name: 'events', fault: 'is a web page, not CSV', items: 0 }]);
});

test('a server stops immediately on SIGTERM, even while it waits for its database', async () => {
  const DATABASE_URL = `postgres://ummes@127.0.0.1:${await listen(createServer())}/ummes`;
  const UMMES_DATA = await temporaryFolder();
  const { child, ended } = ummes(['start'], { UMMES_DATA, PORT: '0', DATABASE_URL });
  await expect.poll(() => readdir(UMMES_DATA)).toContain('server.lock'); // the server opens the database next
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});
