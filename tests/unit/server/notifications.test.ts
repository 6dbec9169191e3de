import { expect, onTestFinished, test } from 'vitest';
import { newAttemptId } from '../../../src/model/application/application-parts';
import type { Fault } from '../../../src/model/desk/sheet-fault';
import type { SheetProblem, SheetReport } from '../../../src/model/desk/sheet-report';
import { type NotifiedSheet, Notifier } from '../../../src/server/desk/notify/notifier';
import { createLog } from '../../../src/server/serve/log';
import { readSettings } from '../../../src/server/settings/settings';
import { readMeta } from '../../../src/server/storage/database/meta';
import type { Storage } from '../../../src/server/storage/storage';
import { freePort } from '../../support/engines/free-port.mjs';
import { ANSWERS, formOf, submit } from '../../support/server/application-form';
import { describeEachDatabase } from '../../support/server/each-database';
import { person, storeRecords } from '../../support/server/people';
import { type LogLine, running } from '../../support/server/running-server';
import { sheetHost } from './sheet-host';
import { smtpServer } from './smtp-server';

const PASSWORD = 'geheim p@ss';
const SITE = 'https://society.example';

function byMail(port: number, more: Record<string, string> = {}) {
  const { notifications, publicUrl, timeZone } = readSettings({
    UMMES_NOTIFY_EMAIL: 'secretary@officers.example, chair@officers.example',
    UMMES_SMTP_URL: `smtp://desk%40officers.example:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`,
    UMMES_PUBLIC_URL: SITE,
    UMMES_TIME_ZONE: 'Asia/Colombo',
    ...more,
  });
  return { notifications, publicUrl, timeZone };
}

const byWebhook = (url: string) => byMail(0, { UMMES_NOTIFY_EMAIL: '', UMMES_NOTIFY_WEBHOOK: url });

/** A web server that records the JSON posted to it. */
async function receiver(answer: (count: number) => number | Promise<number> = () => 204) {
  const posts: Record<string, unknown>[] = [];
  const host = await sheetHost(async (req, res) => {
    posts.push(JSON.parse(Buffer.concat(await req.toArray()).toString()));
    res.writeHead(await answer(posts.length), { location: '/elsewhere' }).end();
  });
  return { posts, host };
}

/** Creates a notifier for a server's storage. It checks only when a test calls `check`. */
function notifierOf({ database }: Storage, settings: ReturnType<typeof byMail>, sheets: readonly NotifiedSheet[] = []) {
  const disk = { warning: null as string | null };
  const logs: LogLine[] = [];
  const log = createLog('info', { write: (line) => void logs.push(JSON.parse(line)) });
  const society = () => ({ name: 'Our society', language: 'en-GB' });
  const made = new Notifier({ settings, siteUrl: SITE, database, sheets, disk, society, log });
  onTestFinished(() => made.stop());
  return {
    notifier: made,
    disk,
    check: () => made.check(),
    logs,
    reasons: () => logs.flatMap(({ reason }) => reason ?? []),
  };
}

/** Starts a server with a notifier that has made its first check. */
async function watched(settings: ReturnType<typeof byMail>, database?: string) {
  const server = await running({ submitsPerMinute: 0, ...(database && { database }) });
  const watching = notifierOf(server.storage, settings);
  await watching.check();
  return { ...server, ...watching, apply: (form = formOf()) => submit(server.url, form) };
}

/** Returns a pending application submitted this many minutes ago. */
const applied = (index: number, minutesAgo: number) => {
  const submittedAt = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  return { ...person(index), status: 'pending', decidedAt: null, submittedAt } as const;
};

const SECRETS = [PASSWORD, 'geheim', 'officers.example', 'hook-key', '127.0.0.1', ANSWERS.email, ANSWERS.name];
const expectNoSecrets = (logs: LogLine[]) => {
  for (const secret of SECRETS) expect(JSON.stringify(logs)).not.toContain(secret);
};

test('an email gives the time of an application and the number pending, but nothing from the applicant', async () => {
  const smtp = await smtpServer({ auth: true });
  const server = await watched(byMail(smtp.port));
  const answers = { name: 'Eve\r\nBcc: all@evil.example', designation: 'x\r\n\r\nContent-Type: text/html' };
  expect((await server.apply(formOf({ answers }))).status).toBe(200);
  await server.check();
  const [record] = await server.storage.applications.list();
  const [mail] = smtp.mails;
  expect(mail?.to).toEqual(['secretary@officers.example', 'chair@officers.example']);
  expect(mail?.from).toBe('ummes@society.example');
  expect(smtp.accounts).toEqual([`desk@officers.example:${PASSWORD}`]);
  expect(mail?.headers.map(([name]) => name).sort()).toEqual([
    ...['auto-submitted', 'content-transfer-encoding', 'content-type', 'date', 'from', 'message-id', 'mime-version'],
    ...['subject', 'to'],
  ]);
  expect(Object.fromEntries(mail?.headers ?? [])).toMatchObject({
    from: 'Our society <ummes@society.example>',
    to: 'secretary@officers.example, chair@officers.example',
    subject: 'A new application (1 pending)',
    'auto-submitted': 'auto-generated',
    'content-type': 'text/plain; charset=utf-8',
    'message-id': expect.stringMatching(/^<[\w-]+@society\.example>$/),
  });
  const [first = '', ...others] = mail?.text.split('\n') ?? [];
  expect(first).toMatch(/^A new application arrived on \d+ \w+ \d{4} at \d\d:\d\d \(Asia\/Colombo\):$/);
  expect(others).toEqual([`${SITE}/desk/applications/${record?.id}`, '', 'One application is waiting for a decision.']);
  for (const written of [...Object.values(ANSWERS), 'evil.example', 'text/html', 'Eve'])
    expect(mail?.raw).not.toContain(written);
  expectNoSecrets([...server.logs]);
});

describeEachDatabase('notifications', ({ fresh }) => {
  test('are sent to a webhook as JSON that Slack, Mattermost and Discord can display', async () => {
    const { posts, host } = await receiver();
    const { apply, check, storage } = await watched(byWebhook(host.url), await fresh());
    await apply();
    await storage.messages.store('key-of-ann', { name: 'Ann', email: 'ann@example.org', message: 'Is it open?' });
    await check();
    const [{ id, submittedAt } = { id: '', submittedAt: '' }] = await storage.applications.list();
    const link = `${SITE}/desk/applications/${id}`;
    const text = expect.stringContaining(`${link}\n\nOne application is waiting for a decision.`);
    const applications = [{ id, submittedAt, link }];
    expect(posts[0]).toEqual({
      ...{ event: 'application', id, submittedAt, pending: 1, link, count: 1, applications },
      ...{ text, content: text },
    });
    expect(posts[0]?.content).toBe(posts[0]?.text);
    const [message] = await storage.messages.list();
    expect(posts[1]).toMatchObject({ event: 'message', id: message?.id, unanswered: 1 });
    expect(JSON.stringify(posts)).not.toMatch(/Ann|ann@example|Is it open/);
    await check();
    expect(posts).toHaveLength(2);
  });

  test('summarise applications stored while the server was down, but none from before the first start', async () => {
    const { posts, host } = await receiver();
    const server = await running({ database: await fresh() });
    await storeRecords(server.storage.database, [applied(1, 1)]);
    await notifierOf(server.storage, byWebhook(host.url)).check();
    expect(posts).toEqual([]);
    await storeRecords(server.storage.database, [applied(2, 5), applied(3, 0)]);
    await notifierOf(server.storage, byWebhook(host.url)).check();
    expect(posts).toMatchObject([{ id: 'person2', count: 2, applications: [{ id: 'person2' }, { id: 'person3' }] }]);
    // Committed late, but submitted before the last notification.
    await storeRecords(server.storage.database, [applied(4, 2)]);
    await notifierOf(server.storage, byWebhook(host.url)).check();
    expect(posts.slice(1)).toMatchObject([{ id: 'person4', count: 1 }]);
  });

  test('continue after a checkpoint that an earlier version stored with fewer fields', async () => {
    const { posts, host } = await receiver();
    const { apply, storage, check } = await watched(byWebhook(host.url), await fresh());
    const until = new Date(Date.now() - 60_000).toISOString();
    const sql = `UPDATE meta SET value = $1 WHERE name = 'notified.applications.webhook'`;
    expect(await storage.database.run(sql, [JSON.stringify({ until })])).toBe(1);
    await apply();
    await check();
    expect(posts).toMatchObject([{ count: 1 }]);
  });

  test('are sent by only one of several servers, and by another if that server is killed', async () => {
    const { posts, host } = await receiver();
    const { apply, storage, check } = await watched(byWebhook(host.url), await fresh());
    const others = [1, 2].map(() => notifierOf(storage, byWebhook(host.url)));
    await apply();
    const name = 'notified.applications.webhook';
    const [{ value } = { value: '' }] = await storage.database.all<{ value: string }>(
      'SELECT value FROM meta WHERE name = $1',
      [name],
    );
    const claimUntil = (time: number) => {
      const claimed = JSON.stringify({ ...JSON.parse(value), claimedUntil: new Date(time).toISOString() });
      return storage.database.run('UPDATE meta SET value = $1 WHERE name = $2', [claimed, name]);
    };
    await claimUntil(Date.now() + 30_000); // another server has started sending
    await check();
    expect(posts).toEqual([]);
    await claimUntil(Date.now() - 1); // that server was killed
    await Promise.all([check(), ...others.map((other) => other.check())]);
    expect(posts).toMatchObject([{ count: 1 }]);
  });
});

test('a notification that was claimed while the clock was ahead is sent once the clock is corrected', async () => {
  const { posts, host } = await receiver();
  const { apply, check, storage } = await watched(byWebhook(host.url));
  await apply();
  const name = 'notified.applications.webhook';
  const claimedUntil = new Date(Date.now() + 400 * 86_400_000).toISOString();
  const claimed = JSON.stringify({ ...JSON.parse((await readMeta(storage.database, name)) ?? ''), claimedUntil });
  await storage.database.run('UPDATE meta SET value = $1 WHERE name = $2', [claimed, name]);
  await check();
  expect(posts).toMatchObject([{ count: 1 }]);
});

test('officers are notified once when the disk is almost full, and again after it has had enough space', async () => {
  const smtp = await smtpServer({ auth: true });
  const { posts, host } = await receiver();
  const { check, disk } = await watched(byMail(smtp.port, { UMMES_NOTIFY_WEBHOOK: host.url }));
  expect(posts).toEqual([]);
  for (const warning of [
    'only 812 MB of disk space is free',
    'only 811 MB of disk space is free',
    null,
    'only 7 MB …',
  ]) {
    disk.warning = warning;
    await check();
  }
  expect(posts.map(({ event, text }) => [event, text])).toEqual([
    ['disk', expect.stringContaining('only 812 MB of disk space is free')],
    ['disk', expect.stringContaining('only 7 MB …')],
  ]);
  expect(smtp.mails.map(({ text }) => text.split('\n')[0])).toEqual([
    expect.stringContaining('812 MB'),
    expect.stringContaining('7 MB'),
  ]);
});

test('no notifications are sent for corrections, repeats, spam or rejected applications', async () => {
  const { posts, host } = await receiver();
  const { apply, check, storage } = await watched(byWebhook(host.url));
  const attemptId = newAttemptId();
  await apply(formOf({ attemptId }));
  await check();
  await apply(formOf({ attemptId }));
  await apply(formOf({ attemptId, answers: { designation: 'Chief Engineer' } }));
  await apply(formOf({ honeypot: 'https://spam.example' }));
  expect((await apply(formOf({ answers: { email: 'nothing' } }))).status).toBe(422);
  await apply();
  await check();
  const [corrected, other] = await storage.applications.list();
  expect(posts.map(({ id, count }) => [id, count])).toEqual([
    [corrected?.id, 1],
    [other?.id, 1],
  ]);
});

test.each([
  [/^CONNECT/, '421 try later', 'the server is not a mail server, or it uses a different kind of TLS (421)'],
  [/^AUTH/, `535 ${PASSWORD} is wrong`, 'the mail server rejected the user name or password (535)'],
  [/^RCPT/, '550 unknown: secretary@officers.example', 'the mail server rejected the sender or a recipient (550)'],
  [/^END/, '554 from 127.0.0.1: looks like spam', 'the mail server rejected the message (554)'],
])("the mail server's error response to %s is logged once, without its text", async (command, answer, reason) => {
  const smtp = await smtpServer({ auth: true });
  smtp.reply = (clientCommand) => (command.test(clientCommand) ? answer : undefined);
  const { apply, check, logs, reasons } = await watched(byMail(smtp.port));
  await apply();
  await check();
  await check();
  expect(reasons()).toEqual([reason]);
  expect(logs[0]).toMatchObject({ level: 'warn', notification: 'applications.mail' });
  expectNoSecrets(logs);
});

test('an application is acknowledged even if the mail server and the webhook are down', async () => {
  const port = await freePort();
  const settings = byMail(port, { UMMES_NOTIFY_WEBHOOK: `http://127.0.0.1:${port}/hook-key` });
  const { apply, check, logs, reasons } = await watched(settings);
  expect((await apply()).status).toBe(200);
  await check();
  expect(reasons()).toEqual([
    'could not reach the mail server (ECONNREFUSED)',
    'could not reach the webhook (ECONNREFUSED)',
  ]);
  expectNoSecrets(logs);
});

test('a failing webhook does not cause emails to be sent again', async () => {
  const smtp = await smtpServer({ auth: true });
  const { posts, host } = await receiver(() => 500);
  const settings = byMail(smtp.port, { UMMES_NOTIFY_WEBHOOK: host.url });
  const { apply, check, reasons } = await watched(settings);
  for (let application = 0; application < 2; application++) {
    await apply();
    await check();
  }
  expect(smtp.mails).toHaveLength(2);
  expect(posts.map(({ count }) => count)).toEqual([1, 2]);
  expect(reasons()).toEqual(['the webhook responded with 500']);
});

test('an email lists ten applications and counts the rest', async () => {
  const smtp = await smtpServer({ auth: true });
  const { check, storage } = await watched(byMail(smtp.port));
  const records = Array.from({ length: 12 }, (_, index) => applied(index, 5 - index / 10));
  await storeRecords(storage.database, records);
  await check();
  expect(smtp.mails[0]?.headers).toContainEqual(['subject', '12 new applications (12 pending)']);
  expect(smtp.mails[0]?.text.split('\n')).toEqual([
    expect.stringMatching(/^12 new applications arrived, the first on .* \(Asia\/Colombo\):$/),
    ...records.slice(0, 10).map(({ id }) => `${SITE}/desk/applications/${id}`),
    'and 2 more',
    '',
    '12 applications are waiting for a decision.',
  ]);
});

test('stopping interrupts a slow notification, which is sent after the next start', async () => {
  let isSilent = true;
  const { posts, host } = await receiver(() => (isSilent ? new Promise<number>(() => {}) : 204));
  const { apply, check, notifier, storage } = await watched(byWebhook(host.url));
  await apply();
  const looking = check();
  await expect.poll(() => posts.length).toBe(1);
  await notifier.stop();
  await looking;
  isSilent = false;
  await notifierOf(storage, byWebhook(host.url)).check();
  expect(posts).toHaveLength(2);
});

test.each([
  ['without TLS', undefined, 'TLS with the mail server failed'],
  ['with a self-signed certificate', 'starttls' as const, '(DEPTH_ZERO_SELF_SIGNED_CERT)'],
])('a remote mail server %s is sent neither a password nor an email', async (_, tls, reason) => {
  const smtp = await smtpServer({ auth: true, tls });
  const settings = byMail(smtp.port);
  const { mail } = settings.notifications;
  if (mail) mail.server.isLocal = false;
  const { apply, check, reasons } = await watched(settings);
  await apply();
  await check();
  expect(reasons()).toEqual([expect.stringContaining(reason)]);
  expect([smtp.accounts, smtp.mails]).toEqual([[], []]);
  expect(smtp.commands.filter((command) => !/^(?:EHLO|STARTTLS|QUIT)/.test(command))).toEqual([]);
});

const found = { title: '', value: '', column: '' };
const DATE = {
  ...found,
  row: 3,
  column: 'date',
  value: '13/31/2026',
  reason: 'is not a date',
  instead: 'a date such as 24/11/2026',
};
const TITLE = { ...found, row: 5, reason: 'has no title', instead: 'the title that visitors should see' };

test('once edits to a sheet stop, editors get an email if it is unreadable or has new problems', async () => {
  const smtp = await smtpServer({ auth: true });
  const { storage } = await running();
  let [version, problems, fault] = [1, [DATE] as SheetProblem[], null as Fault | null];
  const report = async (): Promise<SheetReport> => {
    const listed = fault === null ? problems : [];
    return { name: 'events', fault, items: 9, shrunk: null, problems: listed, problemCount: listed.length };
  };
  const sheet = { name: 'events' as const, version: () => String(version), report };
  const settings = byMail(smtp.port, { UMMES_NOTIFY_EMAIL: '', UMMES_NOTIFY_EDITORS: 'editor@officers.example' });
  const { check } = notifierOf(storage, settings, [sheet]);
  const change = async (next: SheetProblem[], nextFault: Fault | null = null) => {
    [version, problems, fault] = [version + 1, next, nextFault];
    await check();
    const before = smtp.mails.length;
    await check();
    await check();
    return smtp.mails.slice(before);
  };
  await check();
  expect(smtp.mails).toEqual([]); // an editor may still be typing
  await check();
  expect(smtp.mails).toMatchObject([{ to: ['editor@officers.example'] }]);
  expect(smtp.mails[0]?.headers).toContainEqual(['subject', 'Events: 1 new problem']);
  expect(smtp.mails[0]?.text.split('\n\n')).toEqual([
    'The Events sheet has 1 new problem.',
    'Row 3, column date\nText: 13/31/2026\nProblem: is not a date\nSuggestion: a date such as 24/11/2026',
    `All problems in the sheet: ${SITE}/desk/content`,
  ]);
  const [added, ...more] = await change([{ ...DATE, row: 4 }, TITLE]);
  expect(added?.text).toMatch(/has 1 new problem\.\n\nRow 5\nText: empty\nProblem: has no title/);
  expect(more).toEqual([]);
  const [faulty] = await change([], { code: 'web-page', text: 'is a web page, not CSV' });
  expect(faulty?.text).toMatch(/The sheet is a web page, not CSV\.\n.*Publish to web/);
  expect(await change([DATE, TITLE])).toEqual([]);
  expect(await change([])).toEqual([]);
  expect(await change([DATE])).toHaveLength(1);
  const many = Array.from({ length: 25 }, (_, index) => ({ ...TITLE, row: index + 2 }));
  expect((await change(many))[0]?.text).toMatch(/has 25 new problems\.[\s\S]*Row 21\n[\s\S]*\n\nand 5 more\n\n/);
});
