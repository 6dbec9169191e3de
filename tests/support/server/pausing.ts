import { onTestFinished } from 'vitest';
import { Applications } from '../../../src/server/applications/applications';
import type { Database, Statements } from '../../../src/server/database/database';
import { openDatabase } from '../../../src/server/database/open-database';
import type { PhotoStore } from '../../../src/server/photos/photo-store';
import type { Storage } from '../../../src/server/storage/storage';
import type { Server } from './interleaving';
import { running } from './running-server';

/** Somebody whose work pauses before each use of the storage until it is let on. */
class Actor {
  readonly #paused: (() => void)[] = [];
  #isWorking = false;
  #failure: unknown;

  start(work: () => Promise<unknown>): void {
    this.#isWorking = true;
    work()
      .catch((error) => {
        this.#failure = error;
      })
      .finally(() => {
        this.#isWorking = false;
      });
  }

  /** Does nothing while there is no work, such as when a test looks at the storage. */
  pause(): Promise<void> {
    return this.#isWorking ? new Promise((resolve) => this.#paused.push(resolve)) : Promise.resolve();
  }

  letOn(): void {
    this.#paused.shift()?.();
  }

  /** Pauses no more. */
  release(): void {
    this.#isWorking = false;
    while (this.isPaused) this.letOn();
  }

  get isPaused(): boolean {
    return this.#paused.length > 0;
  }

  /** Also what it does after its response. @throws what its work has thrown. */
  get hasEnded(): boolean {
    if (this.#failure) throw this.#failure;
    return !this.#isWorking && !this.isPaused;
  }
}

/** A storage whose use pauses an actor: before each photo, statement and transaction; in Postgres also within these. */
function pausing(storage: Storage, actor: Actor): Storage {
  const { database, photos } = storage;
  const before = <Work extends (...args: never[]) => Promise<unknown>>(work: Work) =>
    (async (...args: Parameters<Work>) => {
      await actor.pause();
      return work(...args);
    }) as Work;
  const pausingStatements = ({ all, run }: Statements): Statements => ({ all: before(all), run: before(run) });
  const inside: Database['transaction'] = (work, deadlineMs) =>
    database.transaction(async (statements) => {
      if (database.kind === 'sqlite') return work(statements);
      const result = await work(pausingStatements(statements));
      await actor.pause(); // before the commit
      return result;
    }, deadlineMs);
  const pausingDatabase: Database = {
    ...database,
    ...pausingStatements(database),
    transaction: before(inside),
    snapshot: before(database.snapshot),
  };
  const pausingPhotos: PhotoStore = {
    put: before(photos.put),
    get: before(photos.get),
    remove: before(photos.remove),
    list: before(photos.list),
  };
  return {
    ...storage,
    database: pausingDatabase,
    photos: pausingPhotos,
    applications: new Applications(pausingDatabase),
  };
}

/** The name of the connections to Postgres that pause; other connections may wait for locks as well. */
const ACTORS = 'actors';

/** What an actor does, with a server of their own or its storage. */
type Work = (server: Server, storage: Storage) => Promise<unknown>;

/** Two servers with one storage, each of them with an actor. */
export async function twoServers(url: string) {
  const first = await running({ database: url });
  const servers = [first, await running({ database: url, data: first.data })] as const;
  const watching = await openDatabase(url);
  onTestFinished(() => watching.close());
  const waits = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
    AND application_name = '${ACTORS}' AND wait_event_type = 'Lock'`;
  const isBlocked = async () => watching.kind === 'postgres' && (await watching.all(waits)).length > 0;
  const withActor = async (server: Server) => {
    const actor = new Actor();
    // Without the deadline of a server: an actor may pause for longer.
    const database = await openDatabase(url.startsWith('postgres') ? `${url}?application_name=${ACTORS}` : url);
    onTestFinished(() => database.close());
    const storage = pausing({ ...server.storage, database }, actor);
    // A request looks them up; all other work of the server has begun with those that do not pause.
    Object.assign(server.storage, { photos: storage.photos, applications: storage.applications });
    return { actor, begin: (work: Work) => () => work(server, storage) };
  };
  const [one, other] = [await withActor(servers[0]), await withActor(servers[1])];
  return {
    servers,
    /** Runs what both do in turns. */
    act: (works: readonly [Work, Work], steps: readonly [number, number]) =>
      runInTurns([one.actor, other.actor], [one.begin(works[0]), other.begin(works[1])], steps, isBlocked),
  };
}

/**
 * Runs the work of two actors: so many steps of the first one, so many of the other one, then the first one to its end,
 * then the other one. Whoever waits for a lock makes the other one go on.
 * @returns whether each had ended, or had to wait, before its steps were done: more steps make no difference then.
 */
async function runInTurns(
  [first, other]: readonly [Actor, Actor],
  works: readonly [() => Promise<unknown>, () => Promise<unknown>],
  steps: readonly [number, number],
  isBlocked: () => Promise<boolean>,
): Promise<[boolean, boolean]> {
  const settle = async (actor: Actor) => {
    while (!actor.isPaused && !actor.hasEnded && !(await isBlocked())) await new Promise((go) => setTimeout(go, 1));
  };
  const advance = async (actor: Actor, count: number) => {
    for (let step = 0; step < count && actor.isPaused; step++) {
      actor.letOn();
      await settle(actor);
    }
    return !actor.isPaused;
  };
  try {
    first.start(works[0]);
    await settle(first);
    other.start(works[1]);
    await settle(other);
    const isFirstDone = await advance(first, steps[0]);
    const isOtherDone = await advance(other, steps[1]);
    while (!first.hasEnded || !other.hasEnded) {
      if (!(await advance(first, 1))) continue;
      await advance(other, 1);
      await settle(first);
      await settle(other);
    }
    return [isFirstDone, isOtherDone];
  } finally {
    for (const actor of [first, other]) actor.release();
  }
}

/** Runs something with every number of steps, up to two changes from one actor to the other. @returns how often. */
export async function inEveryTurn(run: (steps: [number, number]) => Promise<[boolean, boolean]>): Promise<number> {
  let count = 0;
  for (let first = 1; ; first++) {
    for (let other = 1; ; other++) {
      const [isFirstDone, isOtherDone] = await run([first, other]);
      count += 1;
      if (isFirstDone) return count;
      if (isOtherDone) break;
    }
  }
}
