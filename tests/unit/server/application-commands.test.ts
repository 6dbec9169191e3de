import { expect, test } from 'vitest';
import { newAttemptId } from '../../../src/model/application/application-parts';
import { ANSWERS, formOf, submit } from '../../support/server/application-form';
import { command } from '../../support/server/command-line';
import { describeEachDatabase } from '../../support/server/each-database';
import { eventually, running } from '../../support/server/running-server';

type Answers = Record<string, string>;

/** Starts a server with these applications. Commands run at the same time. */
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
      err: expect.stringContaining('has a different version'),
    });
    for (const words of [[`${id}@v`], [`${id}@v0`], [`${id}@`], ['--by', 'root', id]])
      expect((await applications('reject', ...words)).code, words.join(' ')).toBe(2);
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
    { application: id, version: 1, again: false },
    { application: id, version: 2, again: true },
  ]);
  for (const text of Object.values(ANSWERS)) if (text.length > 4) expect(JSON.stringify(stored())).not.toContain(text);
});
