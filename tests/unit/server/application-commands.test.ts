// @vitest-environment node
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newAttemptId } from '../../../src/model/application-parts';
import { readHistory } from '../../../src/server/applications/history';
import { ANSWERS, formOf, picture, submit } from '../../support/server/application-form';
import { command } from '../../support/server/command-line';
import { eachDatabase } from '../../support/server/each-database';
import { eventually, running } from '../../support/server/running-server';

type Answers = Record<string, string>;

/** A server with these applications, and the commands beside it. */
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

describe.each(eachDatabase())('$kind$missing', ({ fresh, missing }) => {
  test.skipIf(missing)('edit corrects fields by the rules of the form, as a new version', async () => {
    const { server, applications, id } = await withApplications(await fresh(), {});
    await applications('approve', id);
    const edited = await applications('edit', id, 'designation= Chief\u200b Engineer ', 'academicCategory=Welding');
    expect(edited).toEqual({
      code: 0,
      out: `${id}  v2  academicCategory, academicCategoryOther, designation\n`,
      err: '',
    });
    expect(await server.storage.applications.byId(id)).toMatchObject({
      version: 2,
      status: 'approved',
      designation: 'Chief Engineer',
      academicCategory: 'Welding',
      academicCategoryOther: 'Welding',
      name: ANSWERS.name,
    });
    const [shown] = JSON.parse((await server.get('/api/users/all')).body.toString());
    expect(shown.designation).toBe('Chief Engineer');
    expect(await applications('edit', `${id}@2`, 'designation=Chief Engineer')).toMatchObject({
      out: `${id}  unchanged\n`,
    });
  });

  test.skipIf(missing)('edit stores nothing that the form would not take, nor over another version', async () => {
    const { server, applications, id } = await withApplications(await fresh(), {});
    const before = await server.storage.applications.byId(id);
    expect(await applications('edit', id, 'email=nonsense', 'name=')).toEqual({
      code: 1,
      out: '',
      err: 'name: Name is required\nemail: Email is invalid\n',
    });
    expect(await applications('edit', `${id}@7`, 'name=A')).toMatchObject({
      code: 1,
      err: expect.stringContaining('is not at version 7'),
    });
    expect(await applications('edit', 'nobody', 'name=A')).toMatchObject({
      code: 1,
      err: 'There is no application nobody.\n',
    });
    for (const pair of ['status=approved', 'name', '=x', ''])
      expect((await applications('edit', id, pair)).code).toBe(2);
    expect((await applications('edit', id)).code).toBe(2);
    expect(await server.storage.applications.byId(id)).toEqual(before);
    expect(await readHistory(server.storage.database, id)).toEqual([]);
  });

  test.skipIf(missing)(
    'an application is found by name, email and year, whatever the accents and capitals',
    async () => {
      const { applications, ids } = await withApplications(
        await fresh(),
        { name: 'Zoë Perera', email: 'zoe@example.org', batch: '2019' },
        { name: 'Kasun Silva', email: 'kasun@example.org', batch: '2021' },
      );
      const found = async (...words: string[]) =>
        (await applications('find', ...words)).out.match(/^\S+(?= {2}v)/gm) ?? [];
      expect(await found('zoe')).toEqual([ids[0]]);
      expect(await found('PERERA', '2019')).toEqual([ids[0]]);
      expect(await found('kasun@')).toEqual([ids[1]]);
      expect(await found('example.org')).toEqual(ids);
      expect(await found('Perera 2021')).toEqual([]);
      expect(JSON.parse((await applications('find', 'silva', '--json')).out)).toMatchObject([{ id: ids[1] }]);
      expect((await applications('find')).code).toBe(2);
    },
  );

  test.skipIf(missing)('an email address that one application has will do for its id', async () => {
    const database = await fresh();
    const twice = { email: 'two@example.org' };
    const { applications, ids } = await withApplications(database, { email: 'One@example.org' }, twice, twice);
    expect((await applications('show', 'one@EXAMPLE.org')).out).toContain(ids[0]);
    expect(await applications('approve', 'one@example.org@2')).toMatchObject({
      code: 1,
      err: expect.stringContaining('is not at version 2'),
    });
    expect(await applications('approve', 'one@example.org@1')).toMatchObject({ code: 0, out: `${ids[0]}  approved\n` });
    const ambiguous = await applications('reject', 'two@example.org', 'one@example.org', 'none@example.org');
    expect([ambiguous.code, ambiguous.out]).toEqual([1, `${ids[0]}  rejected\n`]);
    expect(ambiguous.err).toContain('Several applications have the address two@example.org. Name one by its id:');
    expect(ambiguous.err).toContain(`${ids[1]}  v1  pending`);
    expect(ambiguous.err).toContain(`${ids[2]}  v1  pending`);
    expect(ambiguous.err).toContain('There is no application none@example.org.');
    expect((await applications('remove', 'one@example.org')).out).toBe(`${ids[0]}  removed\n`);
  });

  test.skipIf(missing)('approve and reject take the version as list prints it', async () => {
    const { applications, ids, id } = await withApplications(await fresh(), { email: 'ann@example.org' }, {}, {});
    const [line = ''] = (await applications('list')).out.split('\n');
    const [copiedId = '', copiedVersion = ''] = line.split(/\s+/);
    expect([copiedId, copiedVersion]).toEqual([id, 'v1']);
    const [, second, third] = ids;
    expect(await applications('approve', copiedId, copiedVersion, `${second}@v1`, `${third}@1`)).toEqual({
      code: 0,
      out: ids.map((each) => `${each}  approved\n`).join(''),
      err: '',
    });
    for (const words of [[`${id}@v1`], [id, 'v1'], ['ann@example.org@v1'], ['ann@example.org', 'v1']])
      expect(await applications('reject', ...words)).toMatchObject({ code: 0, out: `${id}  rejected\n` });
    expect(await applications('edit', `${id}@v1`, 'designation=Chief')).toMatchObject({ code: 0 });
    for (const words of [[`${id}@v1`], [id, 'v1']])
      expect(await applications('reject', ...words)).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringContaining('is not at version 1'),
      });
    for (const words of [[`${id}@v`], [`${id}@v0`], [id, 'v0'], [`${id}@2`, 'v2']])
      expect((await applications('reject', ...words)).code, words.join(' ')).toBe(2);
    expect((await applications('--help')).out).toContain('<id>@2, <id>@v2 or <id> v2');
  });

  test.skipIf(missing)('the history says who did what and when, and goes with the application', async () => {
    const database = await fresh();
    const { server, applications, ids, id } = await withApplications(database, {}, {});
    await applications('approve', id);
    await applications('edit', id, 'batch=2020', '--by', 'Ann\u202e');
    await applications('reject', ...ids);
    const lines = (await applications('history', id)).out.trim().split('\n');
    expect(lines.map((line) => line.replace(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ {2}/, ''))).toEqual([
      'approved, version 1, by nimal',
      'edited batch, version 2, by Ann<U+202E>',
      'rejected, version 2, by nimal',
    ]);
    expect((await applications('show', id)).out).toContain('edited batch, version 2');
    expect(JSON.parse((await applications('show', id, '--json')).out).history).toMatchObject([
      { entry: 1, action: 'approved', who: 'nimal', fields: '' },
      { entry: 2, action: 'edited', fields: 'batch' },
      { entry: 3, action: 'rejected' },
    ]);
    await applications('remove', id);
    expect((await readHistory(server.storage.database)).map(({ application }) => application)).toEqual([ids[1]]);
    expect((await applications('history', id)).code).toBe(1);
  });

  test.skipIf(missing)('approving somebody who was rejected has to be confirmed', async () => {
    const { applications, env, ids, id } = await withApplications(await fresh(), {}, {});
    await applications('reject', id);
    const refused = await applications('approve', ...ids);
    expect(refused).toEqual({
      code: 1,
      out: `${ids[1]}  approved\n`,
      err: `Application ${id} was rejected. To approve it all the same, add --yes.\n`,
    });
    const asked: string[] = [];
    const answering = (answer: boolean) => async (question: string) => {
      asked.push(question);
      return answer;
    };
    expect(await command(['applications', 'approve', id], env, answering(false))).toMatchObject({ code: 1, out: '' });
    expect(asked).toEqual([`${id} (${ANSWERS.name}) was rejected. Approve all the same?`]);
    expect(await command(['applications', 'approve', id], env, answering(true))).toMatchObject({
      code: 0,
      out: `${id}  approved\n`,
    });
    await applications('reject', id);
    expect(await applications('approve', id, '--yes')).toMatchObject({ code: 0, out: `${id}  approved\n` });
  });
});

test('the log names each application that was stored, and nobody', async () => {
  const server = await running();
  const attemptId = newAttemptId();
  await submit(server.url, formOf({ attemptId }));
  await submit(server.url, formOf({ attemptId, answers: { designation: 'Chief' } }));
  const { id } = (await server.storage.applications.byAttempt(attemptId)) ?? {};
  const stored = () => server.logs.filter(({ msg }) => msg === 'an application was stored');
  await eventually(() => stored().length === 2);
  expect(stored()).toMatchObject([
    { application: id, version: 1, again: false },
    { application: id, version: 2, again: true },
  ]);
  for (const text of Object.values(ANSWERS)) if (text.length > 4) expect(JSON.stringify(stored())).not.toContain(text);
});

test('a photo is written for one’s own eyes, also over a file that others may read; invisible characters show', async () => {
  const server = await running();
  await submit(server.url, formOf({ photo: await picture('png', 40, 40), answers: { name: 'A\u200dnn' } }));
  const [{ id = '' } = {}] = await server.storage.applications.list();
  const env = { UMMES_DATA: server.data };
  const old = join(server.data, 'old.webp');
  await writeFile(old, 'x', { mode: 0o644 });
  for (const file of [old, join(server.data, 'new.webp')]) {
    expect((await command(['applications', 'photo', id, file], env)).code).toBe(0);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  }
  expect((await command(['applications', 'list'], env)).out).toContain('A<U+200D>nn');
  expect((await command(['applications', 'show', id], env)).out).toContain('A<U+200D>nn');
});
