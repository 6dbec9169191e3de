import { expect, test } from 'vitest';
import { newAttemptId } from '../../../src/model/application-parts';
import { ANSWERS, formOf, submit } from '../../support/server/application-form';
import { command } from '../../support/server/command-line';
import { describeEachDatabase } from '../../support/server/each-database';
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

describeEachDatabase('commands for applications', ({ fresh }) => {
  test('an email address that one application has will do for its id', async () => {
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

  test('approve and reject take the version as list prints it', async () => {
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
    for (const words of [[`${id}@v2`], [id, 'v2']])
      expect(await applications('reject', ...words)).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringContaining('is not at version 2'),
      });
    for (const words of [[`${id}@v`], [`${id}@v0`], [id, 'v0'], [`${id}@2`, 'v2']])
      expect((await applications('reject', ...words)).code, words.join(' ')).toBe(2);
    expect((await applications('--help')).out).toContain('<id>@2, <id>@v2 or <id> v2');
  });

  test('approving somebody who was rejected has to be confirmed', async () => {
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
