import { expect, test, vi } from 'vitest';
import { createLog } from '../../../src/server/serve/log';
import { openDatabase } from '../../../src/server/storage/database/open-database';
import { TrustedClock } from '../../../src/server/storage/trusted-clock';
import { describeEachDatabase } from '../../support/server/each-database';
import { type LogLine, running, temporaryFolder } from '../../support/server/running-server';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = Date.parse('2026-03-01T08:00:00Z');
const NOTE = { name: 'Ann', email: 'ann@example.org', message: 'Is the workshop open on Saturday?' };

/** A machine whose clock and uptime move only when a test moves them. Its servers start with `uptime` at 0. */
function machine(time = START) {
  return {
    time,
    uptime: 0,
    /** Lets time pass. */
    pass(ms: number) {
      this.time += ms;
      this.uptime += ms;
    },
  };
}

type Machine = ReturnType<typeof machine>;
type Database = Awaited<ReturnType<typeof openDatabase>>;

/** Starts a server's clock. */
function clockOf(database: Database, { ...start }: Machine, of: Machine) {
  const logs: LogLine[] = [];
  const log = createLog('warn', { write: (line) => void logs.push(JSON.parse(line)) });
  const clock = new TrustedClock(
    database,
    log,
    () => new Date(of.time),
    () => of.uptime - start.uptime,
  );
  return { logs, isTrusted: async () => (await clock.read())?.getTime() === of.time };
}

describeEachDatabase('a trusted clock', ({ fresh }) => {
  /** Starts a server on a database whose last trusted time is START. */
  async function started() {
    const database = await openDatabase(await fresh());
    const of = machine();
    const start = () => clockOf(database, of, of);
    const first = start();
    expect(await first.isTrusted(), 'a new database').toBe(false);
    of.pass(HOUR_MS);
    expect(await first.isTrusted()).toBe(true);
    expect(first.logs).toEqual([]);
    return { database, of, start, running: first };
  }

  test.each([
    ['a restart', HOUR_MS],
    ['a long weekend', 4 * DAY_MS],
    ['a correction of two minutes', -120_000],
  ])('is trusted at once after %s', async (_, ms) => {
    const { of, start } = await started();
    of.time += ms;
    const { isTrusted, logs } = start();
    expect([await isTrusted(), logs]).toEqual([true, []]);
  });

  test.each([
    ['400 days ahead', 400 * DAY_MS],
    ['a year behind', -365 * DAY_MS],
  ])('is trusted an hour after a start with the time %s, and warns once', async (_, ms) => {
    const { of, start } = await started();
    of.time += ms;
    const { isTrusted, logs } = start();
    expect(await isTrusted()).toBe(false);
    of.pass(HOUR_MS / 2);
    expect(await isTrusted()).toBe(false);
    expect(logs.map(({ level, msg }) => [level, msg])).toEqual([
      ['warn', expect.stringContaining('nothing is deleted by age')],
    ]);
    of.pass(HOUR_MS / 2);
    expect(await isTrusted()).toBe(true);
    of.pass(HOUR_MS);
    expect(await start().isTrusted(), 'after a restart').toBe(true);
    expect(logs).toHaveLength(1);
  });

  test('is not confirmed by many short starts, nor by a clock that jumps again', async () => {
    const { of, start } = await started();
    of.time += 400 * DAY_MS;
    for (let times = 0; times < 3; times++) {
      const { isTrusted } = start();
      expect(await isTrusted()).toBe(false);
      of.pass(HOUR_MS / 2);
      expect(await isTrusted()).toBe(false);
    }
    const { isTrusted } = start();
    expect(await isTrusted()).toBe(false);
    of.pass(HOUR_MS);
    of.time += 40 * DAY_MS;
    expect(await isTrusted()).toBe(false);
    of.pass(HOUR_MS);
    expect(await isTrusted()).toBe(true);
  });

  test('is trusted again at once when a jump of a running server is undone', async () => {
    const { of, running: server } = await started();
    of.pass(HOUR_MS);
    of.time += 400 * DAY_MS;
    expect(await server.isTrusted()).toBe(false);
    of.pass(HOUR_MS / 2);
    of.time -= 400 * DAY_MS;
    expect(await server.isTrusted()).toBe(true);
  });

  test('is not trusted while another server with the same database has another time', async () => {
    const { database, of, running: right } = await started();
    const ahead = machine(of.time + 400 * DAY_MS);
    const wrong = clockOf(database, ahead, ahead);
    const passHalfAnHour = () => [of, ahead].map((each) => each.pass(HOUR_MS / 2));
    for (let hours = 0; hours < 4; hours++) {
      expect(await wrong.isTrusted()).toBe(false);
      passHalfAnHour();
      expect(await right.isTrusted()).toBe(true);
      passHalfAnHour();
    }
  });
});

test('one start with the clock 400 days ahead deletes no messages, sessions or photos', async () => {
  const data = await temporaryFolder();
  const database = `sqlite:${data}/a.db`;
  const first = await running({ data, database });
  const { messages, photos } = first.storage;
  await messages.store('a-key-1234', NOTE);
  await photos.put('a'.repeat(32), { '': new Uint8Array(5) });
  await first.storage.database.run('INSERT INTO released_photos (photo) VALUES ($1)', ['a'.repeat(32)]);
  const later = new Date(Date.now() + 30 * DAY_MS).toISOString();
  await first.storage.database.run(
    `INSERT INTO sessions (id, officer, token, "isInvitation", "createdAt", "usedAt", "expiresAt")
       VALUES ('a', 'Ann', 'b', 0, $1, $1, $1)`,
    [later],
  );
  await first.storage.database.run("INSERT INTO meta (name, value) VALUES ('trusted-time', $1)", [
    new Date().toISOString(),
  ]);
  const ahead = new Date(Date.now() + 400 * DAY_MS);
  const second = await running({ data, database }, undefined, { now: () => ahead });
  await vi.waitFor(() => expect(second.logs.map(({ msg }) => msg).join()).toContain('the clock has jumped'));
  expect(await messages.list()).toHaveLength(1);
  expect(await photos.list()).toHaveLength(1);
  expect(await first.storage.database.all('SELECT id FROM sessions')).toHaveLength(1);
});
