import { expect, test } from 'vitest';
import { Turns } from '../../../src/server/publish/turns';
import { addPeople } from '../../support/server/people';
import { type Answer, startWithSheets } from '../../support/server/running-server';
import { controlClocks } from './clocks';
import { renderingPackage, renderModule } from './rendering-package';

/** Runs jobs that end when the test says so. */
function jobs(maxJobs = 100) {
  const turns = new Turns<string>({ maxJobs, waitMs: 1000 });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (client: string, key: string) =>
    turns.run(client, key, () => {
      started.push(key);
      return new Promise((resolve) => ends.set(key, () => resolve(`done ${key}`)));
    });
  /** Ends the jobs one after another, until none is running. */
  const finish = async () => {
    for (let key = started.at(-1); key !== undefined; key = started.find((each) => ends.has(each))) {
      ends.get(key)?.();
      ends.delete(key);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { run, started, finish };
}

test('clients take turns, whatever the number of their jobs', async () => {
  const { run, started, finish } = jobs();
  for (let n = 0; n < 5; n++) void run('a', `a${n}`);
  void run('b', 'b0');
  void run('b', 'b1');
  void run('c', 'c0');
  await finish();
  expect(started).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'a3', 'a4']);
});

test('clients that want the same share one job, in the turn of whoever comes first', async () => {
  const { run, started, finish } = jobs();
  const all = [run('a', 'first'), run('a', 'a1'), run('a', 'shared'), run('b', 'shared'), run('c', 'first')];
  await finish();
  expect(await Promise.all(all)).toEqual(['done first', 'done a1', 'done shared', 'done shared', 'done first']);
  expect(started).toEqual(['first', 'a1', 'shared']);
});

test('when too many jobs wait, the client with the most loses its last one to a client with fewer', async () => {
  const { run, started, finish } = jobs(4);
  const a = ['a0', 'a1', 'a2', 'a3', 'a4'].map((key) => run('a', key));
  const b = run('b', 'b0');
  expect(await a[4]).toBeUndefined();
  expect(await a[3]).toBeUndefined();
  await finish();
  expect(await b).toBe('done b0');
  expect(started).toEqual(['a0', 'a1', 'b0', 'a2']);
});

test('a job that is running is shared and never dropped, however many others wait', async () => {
  const { run, started, finish } = jobs(3);
  const x = run('a', 'x');
  void run('a', 'y');
  void run('a', 'w');
  const sameAgain = run('a', 'x');
  void run('b', 'z'); // makes room for itself
  const fromOthers = run('c', 'x');
  await finish();
  expect(await Promise.all([x, sameAgain, fromOthers])).toEqual(['done x', 'done x', 'done x']);
  expect(started).toEqual(['x', 'y', 'z']);
});

test('a job that others wait for isn’t dropped to make room', async () => {
  const { run, finish } = jobs(4);
  void run('a', 'running');
  const own = run('a', 'own');
  void run('a', 'more');
  const shared = run('a', 'shared');
  void run('b', 'shared');
  void run('c', 'new');
  await finish();
  expect(await shared).toBe('done shared');
  expect(await own).toBe('done own');
});

test('a job that nobody waits for any more is dropped, and one that fails does not stop the others', async () => {
  const clocks = controlClocks();
  const { run, started, finish } = jobs();
  const turns = new Turns<string>({ maxJobs: 9, waitMs: 1000 });
  const failing = turns.run('a', 'x', () => Promise.reject(new Error('it fails')));
  const next = turns.run('a', 'y', async () => 'y');
  await expect(failing).rejects.toThrow('it fails');
  expect(await next).toBe('y');
  void run('a', 'running');
  const late = run('a', 'late');
  clocks.pass(1001);
  const wanted = run('b', 'wanted');
  await finish();
  expect([await late, await wanted, started]).toEqual([undefined, 'done wanted', ['running', 'wanted']]);
});

test('a client that requests many views does not delay another’s view or search', async () => {
  // The first view takes so long that all other requests have arrived when it ends.
  const busy = `
    const href = attributes['event-href'] ?? '';
    const end = Date.now() + (href.startsWith('/flood-0/') ? 500 : href ? 10 : 0);
    while (Date.now() < end);
    `;
  const module = renderModule('first').replace('const shown = ', `${busy}const shown = `);
  const sheets = { events: 'id,title,date\nnext,Next,16/06/2030\n' };
  const now = () => new Date('2030-06-15T12:00:00Z');
  const settings = { timeZone: 'UTC', trustedProxies: 1 };
  const server = await startWithSheets(sheets, settings, await renderingPackage(module), { now });
  await addPeople(server.storage, 30);
  await expect.poll(() => server.readJson('/api/users')).toMatchObject({ all: 30 });
  const from = (address: string, path: string) => server.get(path, { 'x-forwarded-for': address });
  const view = (name: string) => `/embed/events.html?event-href=/${name}/%7Bid%7D`;
  let left = 60;
  const flood = Array.from({ length: left }, async (_, n): Promise<Answer> => {
    const answer = await from('192.0.2.1', view(`flood-${n}`));
    left -= 1;
    return answer;
  });
  const leftAfter = async (path: string) => [(await from('192.0.2.2', path)).status, left] as const;
  const others = await Promise.all(['/api/users?name=person&page=2', view('single')].map(leftAfter));
  for (const [status, left] of others) {
    expect(status).toBe(200);
    expect(left).toBeGreaterThan(30);
  }
  await Promise.all(flood);
});
