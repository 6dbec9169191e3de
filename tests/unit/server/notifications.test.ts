// @vitest-environment node
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { newAttemptId } from '../../../src/model/application-parts';
import { samplePeople } from '../../../src/server/applications/sample-people';
import { createLog } from '../../../src/server/http/log';
import type { Times } from '../../../src/server/notifications/channel';
import { Notifier } from '../../../src/server/notifications/notifier';
import { readSettings } from '../../../src/server/settings/settings';
import { ANSWERS, formOf, submit } from '../../support/server/application-form';
import { describeEachDatabase } from '../../support/server/each-database';
import { eventually, type LogLine, running } from '../../support/server/running-server';
import { sheetHost } from './sheet-host';
import { smtpServer } from './smtp-server';

const PASSWORD = 'geheim p@ss';
const SITE = 'https://society.example';

/** The settings of mail by a server on this machine. */
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

/** A web server that keeps the JSON that is posted to it. */
async function receiver(answer: (count: number) => number | Promise<number> = () => 204) {
  const posts: Record<string, unknown>[] = [];
  const host = await sheetHost(async (req, res) => {
    posts.push(JSON.parse(Buffer.concat(await req.toArray()).toString()));
    res.writeHead(await answer(posts.length), { location: '/elsewhere' }).end();
  });
  return { posts, host };
}

/** A notifier with a database of its own, which tries again at once. */
async function notifier(settings: ReturnType<typeof byMail>, times: Partial<Times> = {}) {
  const { storage, settings: all } = await running();
  const logs: LogLine[] = [];
  const log = createLog('info', { write: (line) => void logs.push(JSON.parse(line)) });
  const made = new Notifier({ ...all, ...settings }, storage.database, log, {
    ...{ timeoutMs: 10_000, pausesMs: [1, 1] },
    ...times,
  });
  onTestFinished(() => made.stop());
  return { notifier: made, storage, logs, warnings: () => logs.filter(({ level }) => level === 'warn') };
}

const arrival = (id: string) => ({ id, submittedAt: '2026-11-22T13:05:00.000Z' });

/** Nothing of this may be in a log. */
const SECRETS = [PASSWORD, 'geheim', 'officers.example', 'hook-key', '127.0.0.1', ANSWERS.email, ANSWERS.name];
const expectNoSecrets = (logs: LogLine[]) => {
  for (const secret of SECRETS) expect(JSON.stringify(logs)).not.toContain(secret);
};

test('a mail says that an application has come, when and how many wait, and nothing that its applicant wrote', async () => {
  const smtp = await smtpServer({ auth: true });
  const server = await running(byMail(smtp.port));
  await server.storage.applications.addSamples(samplePeople());
  const answers = { name: 'Eve\r\nBcc: everybody@evil.example', designation: 'x\r\n\r\nContent-Type: text/html' };
  expect((await submit(server.url, formOf({ answers }))).status).toBe(200);
  await eventually(() => smtp.mails.length === 1);
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
    from: 'UMMES <ummes@society.example>',
    to: 'secretary@officers.example, chair@officers.example',
    subject: 'A new application (1 pending)',
    'auto-submitted': 'auto-generated',
    'content-type': 'text/plain; charset=utf-8',
    'message-id': expect.stringMatching(/^<[\w-]+@society\.example>$/),
  });
  const [first = '', ...others] = mail?.text.split('\n') ?? [];
  expect(first).toMatch(/^A new application came on \d+ \w+ \d{4} at \d\d:\d\d \(Asia\/Colombo\):$/);
  expect(others).toEqual([`${SITE}/desk#applications/${record?.id}`, '', 'One application is waiting for a decision.']);
  for (const written of [...Object.values(ANSWERS), 'evil.example', 'text/html', 'Eve'])
    expect(mail?.raw).not.toContain(written);
  await eventually(() => server.logs.some(({ msg }) => msg === 'a notification was sent'));
  expectNoSecrets(server.logs);
});

describeEachDatabase('notifications', ({ fresh }) => {
  test('a webhook gets JSON that Slack, Mattermost and Discord show', async () => {
    const { posts, host } = await receiver();
    const server = await running({ ...byWebhook(host.url), database: await fresh() });
    await submit(server.url, formOf());
    await eventually(() => posts.length === 1);
    const [{ id, submittedAt } = { id: '', submittedAt: '' }] = await server.storage.applications.list();
    const link = `${SITE}/desk#applications/${id}`;
    const text = expect.stringContaining(`${link}\n\nOne application is waiting for a decision.`);
    const applications = [{ id, submittedAt, link }];
    expect(posts[0]).toEqual({
      ...{ event: 'application', id, submittedAt, pending: 1, link, count: 1, applications },
      ...{ text, content: text },
    });
    expect(posts[0]?.content).toBe(posts[0]?.text);
    await server.storage.applications.decide([id], 'approved');
    await submit(server.url, formOf());
    await submit(server.url, formOf());
    await eventually(() => posts.at(-1)?.pending === 2);
  });
});

test('a correction, a repetition, what a program fills in and what is refused do not notify', async () => {
  const { posts, host } = await receiver();
  const server = await running(byWebhook(host.url));
  const attemptId = newAttemptId();
  await submit(server.url, formOf({ attemptId }));
  await eventually(() => posts.length === 1);
  await submit(server.url, formOf({ attemptId }));
  await submit(server.url, formOf({ attemptId, answers: { designation: 'Chief Engineer' } }));
  await submit(server.url, formOf({ honeypot: 'https://spam.example' }));
  expect((await submit(server.url, formOf({ answers: { email: 'nothing' } }))).status).toBe(422);
  await submit(server.url, formOf());
  await eventually(() => posts.length === 2);
  const [corrected, other] = await server.storage.applications.list();
  expect(posts.map(({ id, count }) => [id, count])).toEqual([
    [corrected?.id, 1],
    [other?.id, 1],
  ]);
});

/** A port that nobody listens on. */
async function deadPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A mail server that answers one command so. */
async function faulty(command: RegExp, answer: string) {
  const smtp = await smtpServer({ auth: true });
  smtp.reply = (said) => (command.test(said) ? answer : undefined);
  return byMail(smtp.port);
}

const FAULTS: [string, () => Promise<ReturnType<typeof byMail>>, string][] = [
  ['a dead mail server', async () => byMail(await deadPort()), 'no connection to the mail server (ECONNREFUSED)'],
  [
    'one that refuses the account',
    () => faulty(/^AUTH/, `535 desk@officers.example: ${PASSWORD} is wrong`),
    'the mail server did not accept user and password (535)',
  ],
  [
    'one that refuses a recipient',
    () => faulty(/^RCPT/, '550 secretary@officers.example is unknown'),
    'the mail server did not accept the sender or a recipient (550)',
  ],
  [
    'one that refuses the message',
    () => faulty(/^END/, '554 from 127.0.0.1: looks like spam'),
    'the mail server did not accept the message (554)',
  ],
  [
    'one that is busy',
    () => faulty(/^CONNECT/, '421 try later'),
    'this is no mail server, or not with this kind of TLS (421)',
  ],
  [
    'one that takes no password',
    async () => byMail((await smtpServer()).port),
    'the mail server did not accept user and password (502)',
  ],
  [
    'a dead webhook',
    async () => byWebhook(`http://127.0.0.1:${await deadPort()}/hook-key`),
    'no connection to the webhook (ECONNREFUSED)',
  ],
  [
    'a failing webhook',
    async () => byWebhook(`${(await receiver(() => 503)).host.url}&hook-key`),
    'the webhook answered with 503',
  ],
];

test.each(FAULTS)('with %s an application is acknowledged all the same', async (_, settings, reason) => {
  const server = await running(await settings());
  expect((await submit(server.url, formOf())).status).toBe(200);
  const tried = () => server.logs.find(({ msg }) => msg === 'a notification could not be sent yet');
  await eventually(() => tried() !== undefined);
  expect(tried()).toMatchObject({ level: 'info', applications: 1, tries: 1, reason });
  await server.stop(); // ends the pause
  expect(server.logs.filter(({ level }) => level === 'warn').map((line) => line.reason)).toEqual([reason, undefined]);
  expectNoSecrets(server.logs);
});

test('after three tries there is a warning, and the next application tries again, for both', async () => {
  let status = 500;
  const { posts, host } = await receiver(() => status);
  const { notifier: made, logs, warnings } = await notifier(byWebhook(host.url));
  made.add(arrival('first'));
  await eventually(() => warnings().length === 1);
  expect(posts.map(({ id }) => id)).toEqual(['first', 'first', 'first']);
  expect(warnings()[0]).toMatchObject({
    ...{ channel: 'webhook', applications: 1, tries: 3, reason: 'the webhook answered with 500' },
    msg: 'a notification could not be sent; the next application tries again',
  });
  status = 200;
  made.add(arrival('second'));
  await eventually(() => posts.length === 4);
  expect(posts[3]).toMatchObject({ id: 'first', count: 2, applications: [{ id: 'first' }, { id: 'second' }] });
  await eventually(() => logs.at(-1)?.msg === 'a notification was sent');
});

test('applications that come while a message is being sent are summed up in the next one', async () => {
  let release = () => {};
  const smtp = await smtpServer({ auth: true });
  smtp.reply = async (command) => {
    if (command === 'END' && smtp.mails.length === 1) await new Promise<void>((resolve) => (release = resolve));
    return undefined;
  };
  const { notifier: made, logs } = await notifier(byMail(smtp.port));
  made.add(arrival('first'));
  await eventually(() => smtp.mails.length === 1);
  const ids = Array.from({ length: 12 }, (_, index) => `number${index}`);
  for (const id of [...ids, 'number0']) made.add(arrival(id)); // one of them twice
  release();
  await eventually(() => smtp.mails.length === 2);
  expect(smtp.mails[1]?.headers).toContainEqual(['subject', '12 new applications (0 pending)']);
  expect(smtp.mails[1]?.text.split('\n')).toEqual([
    '12 new applications have come, the first on 22 November 2026 at 18:35 (Asia/Colombo):',
    ...ids.slice(0, 10).map((id) => `${SITE}/desk#applications/${id}`),
    'and 2 more',
    '',
    'No application is waiting for a decision.',
  ]);
  await eventually(() => logs.filter(({ msg }) => msg === 'a notification was sent').length === 2);
  made.add(arrival('last'));
  await eventually(() => smtp.mails.length === 3);
  expect(smtp.mails[2]?.headers).toContainEqual(['subject', 'A new application (0 pending)']);
});

test.each([
  ['without TLS', undefined, 'no TLS with the mail server'],
  ['whose certificate nobody has signed', 'starttls' as const, '(DEPTH_ZERO_SELF_SIGNED_CERT)'],
])('a mail server elsewhere %s gets no password and no mail', async (_, tls, reason) => {
  const smtp = await smtpServer({ auth: true, tls });
  const settings = byMail(smtp.port);
  const { mail } = settings.notifications;
  if (mail) mail.server.isLocal = false;
  const { notifier: made, warnings } = await notifier(settings);
  made.add(arrival('first'));
  await eventually(() => warnings().length === 1);
  expect(warnings()[0]?.reason).toContain(reason);
  expect([smtp.accounts, smtp.mails]).toEqual([[], []]);
  expect(smtp.commands.filter((command) => !/^(?:EHLO|STARTTLS|QUIT)/.test(command))).toEqual([]);
});
