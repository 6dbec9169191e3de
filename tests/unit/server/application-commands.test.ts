import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newAttemptId } from '../../../src/model/application/application-parts';
import { ANSWERS, formOf, picture, submit } from '../../support/server/application-form';
import { command, startServer } from '../../support/server/command-line';
import { describeEachDatabase } from '../../support/server/each-database';
import { ask, eventually, running, temporaryFolder, writeFiles } from '../../support/server/running-server';

type Answers = Record<string, string>;

async function withApplications(database: string, ...people: Answers[]) {
  const server = await running({ database });
  const ids: string[] = [];
  for (const answers of people) {
    const attemptId = newAttemptId();
    await submit(server.url, formOf({ attemptId, answers }));
    ids.push((await server.storage.applications.byAttempt(attemptId))?.id ?? '');
  }
  const env = { UMMES_DATA: server.data, DATABASE_URL: database, SUDO_USER: 'nimal' };
  const applications = (...args: string[]) => command(['applications', ...args], env);
  return { server, ids, env, applications, id: ids[0] ?? '' };
}

describeEachDatabase('commands for applications', ({ fresh }) => {
  test('accept versions with and without a v', async () => {
    const { applications, ids, id } = await withApplications(await fresh(), {}, {}, {});
    expect((await applications('list')).out.split('\n')[0]).toMatch(new RegExp(`^${id}  v1 `));
    const [, second, third] = ids;
    expect(await applications('approve', id, `${second}@v1`, `${third}@1`)).toEqual({
      code: 0,
      out: ids.map((each) => `${each}  approved\n`).join(''),
      err: '',
    });
    expect(await applications('reject', `${id}@v1`)).toMatchObject({ code: 0, out: `${id}  rejected\n` });
    expect(await applications('reject', `${id}@v2`)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('is at a different version'),
    });
  });

  test('require --yes to approve a rejected application', async () => {
    const { applications, ids, id } = await withApplications(await fresh(), {}, {});
    await applications('reject', id);
    expect(await applications('approve', ...ids)).toEqual({
      code: 1,
      out: `${ids[1]}  approved\n`,
      err: `Application ${id} was rejected. To approve it anyway, add --yes.\n`,
    });
    expect(await applications('approve', id, '--yes')).toMatchObject({ code: 0, out: `${id}  approved\n` });
    expect((await applications('show', id)).out).toMatch(/approved, version 1, by nimal\n$/);
  });
});

test('the log identifies each stored application only by its id', async () => {
  const server = await running();
  const attemptId = newAttemptId();
  await submit(server.url, formOf({ attemptId }));
  await submit(server.url, formOf({ attemptId, answers: { designation: 'Chief' } }));
  const { id } = (await server.storage.applications.byAttempt(attemptId)) ?? {};
  const stored = () => server.logs.filter(({ msg }) => msg === 'an application was stored');
  await eventually(() => stored().length === 2);
  expect(stored()).toMatchObject([
    { application: id, version: 1, hasPhoto: false, again: false },
    { application: id, version: 2, hasPhoto: false, again: true },
  ]);
  for (const text of Object.values(ANSWERS)) if (text.length > 4) expect(JSON.stringify(stored())).not.toContain(text);
});

async function directory(url: string): Promise<{ name: string; profileImageUrl: string }[]> {
  return JSON.parse((await ask(url, '/api/users/all')).body.toString());
}

test('an applicant is listed, shown and approved, and appears in the directory', async () => {
  const UMMES_DATA = await temporaryFolder();
  const { url } = await startServer({ UMMES_DATA, UMMES_DEMO: '1' });
  expect(await directory(url)).toHaveLength(30);
  await submit(url, formOf({ photo: await picture() }));

  const applications = (...args: string[]) => command(['applications', ...args], { UMMES_DATA });
  const { out } = await applications('list', '--status', 'pending');
  expect(out.trim().split('\n')).toHaveLength(1);
  const [id = ''] = out.split(/\s/);
  expect(out).toContain(`${ANSWERS.name} <${ANSWERS.email}>`);
  expect((await applications('show', id)).out).toContain('+94712345678');
  const [listed] = JSON.parse((await applications('list', '--json', '--status', 'pending')).out);
  expect(listed).toMatchObject({
    id,
    ...ANSWERS,
    academicQualifications: 'BSc Eng (Hons),CEng',
    fieldsOfExperience: 'Hydropower,Pumps',
  });

  expect(await directory(url)).toHaveLength(30); // the samples stay until an approval
  expect(await applications('approve', id)).toEqual({ code: 0, out: `${id}  approved\n`, err: '' });
  await expect.poll(() => directory(url)).toHaveLength(1);
  const [approved, ...others] = await directory(url);
  expect([approved?.name, others]).toEqual([ANSWERS.name, []]);
});

test("commands don't create a database in a folder without one", async () => {
  const UMMES_DATA = await temporaryFolder();
  const file = join(UMMES_DATA, 'ummes.db');
  for (const args of [
    ['applications', 'list'],
    ['newsletter', 'import', 'list.csv'],
    ['desk', 'invite', 'Secretary'],
    ['backup', join(UMMES_DATA, 'backup.tar')],
  ]) {
    const { code, out, err } = await command(args, { UMMES_DATA });
    expect([code, out, err]).toEqual([1, '', expect.stringContaining(`There is no database ${file}`)]);
  }
  expect(await readdir(UMMES_DATA)).toEqual([]);
});

test('`newsletter import` counts addresses that have unsubscribed, and repeated ones, by themselves', async () => {
  const server = await running();
  await server.storage.subscribers.add(['ann@example.org', 'jane@example.org']);
  const [first] = await server.storage.subscribers.list();
  await server.storage.subscribers.unsubscribe(first?.token ?? '');
  await writeFiles(server.data, {
    'list.csv': 'ann@example.org\njane@example.org\njoe@example.org\njoe@example.org\n',
  });
  const { out } = await command(['newsletter', 'import', join(server.data, 'list.csv')], { UMMES_DATA: server.data });
  expect(out).toBe('1 added, 1 already known, 1 not added, because they have unsubscribed, 1 repeated in the file\n');
});

test('`newsletter import` reads several addresses on a line, and `newsletter links` says what is wrong with the public address', async () => {
  const server = await running();
  await writeFiles(server.data, { 'list.csv': 'ann@example.org; "Doe, Jane" <jane@example.org>\n' });
  const newsletter = (words: string[], UMMES_PUBLIC_URL = '') =>
    command(['newsletter', ...words], { UMMES_DATA: server.data, UMMES_PUBLIC_URL });
  const imported = await newsletter(['import', join(server.data, 'list.csv')]);
  expect(imported).toEqual({ code: 0, out: '2 added, 0 already known\n', err: '' });
  const advice = `Links for readers need the site's public URL, such as https://society.example. Set it in ${server.data}`;
  for (const [local, fault] of [
    ['', 'UMMES_PUBLIC_URL is not set, so links begin with http://localhost:3000.'],
    ['http://localhost:3000/', 'UMMES_PUBLIC_URL is http://localhost:3000, which works only on this machine.'],
    ['http://127.0.0.1', 'UMMES_PUBLIC_URL is http://127.0.0.1, which works only on this machine.'],
    ['http://[::1]:80', 'UMMES_PUBLIC_URL is http://[::1], which works only on this machine.'],
  ])
    expect(await newsletter(['links'], local)).toEqual({
      code: 1,
      out: '',
      err: expect.stringContaining(`${fault} ${advice}`),
    });
  const { out } = await newsletter(['links'], 'https://society.example/');
  expect(out).toMatch(/^email,unsubscribe,one_click\r?\n"?ann@example.org"?,"?https:\/\/society\.example\/unsubscribe/);
});
