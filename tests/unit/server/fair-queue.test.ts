// @vitest-environment node
import { expect, test } from 'vitest';
import { FairQueue } from '../../../src/server/photos/fair-queue';

/** A queue, and what happened in it. Tasks end when they are told to. */
function observed(places: number) {
  const queue = new FairQueue(places, () => new Error('busy'));
  const events: string[] = [];
  const ends: (() => void)[] = [];
  const add = (client: string, name: string, work?: () => Promise<void>) => {
    const run = async () => {
      events.push(name);
      await (work?.() ?? new Promise<void>((end) => ends.push(end)));
    };
    return queue.run(client, run).catch((error) => void events.push(`${name} ${error.message}`));
  };
  const finishAll = async (all: Promise<unknown>[]) => {
    const done = Promise.all(all);
    const timer = setInterval(() => ends.shift()?.(), 2);
    await done;
    clearInterval(timer);
  };
  return { events, add, finishAll };
}

test('who has used the least time comes next, then who came first', async () => {
  const { events, add, finishAll } = observed(10);
  await finishAll([add('a', 'a1'), add('a', 'a2'), add('a', 'a3'), add('b', 'b1'), add('c', 'c1'), add('b', 'b2')]);
  expect(events.slice(0, 3)).toEqual(['a1', 'b1', 'c1']);
  expect(events.slice(3).sort()).toEqual(['a2', 'a3', 'b2']);
});

test('a task that fails lets the next one run', async () => {
  const { events, add, finishAll } = observed(10);
  await finishAll([add('a', 'a1', () => Promise.reject(new Error('broken'))), add('a', 'a2')]);
  expect(events.sort()).toEqual(['a1', 'a1 broken', 'a2']);
});

test('a full queue has no place for the client with most tasks, and makes one for others', async () => {
  const { events, add, finishAll } = observed(3);
  const all = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => add('a', name));
  all.push(add('b', 'b1'));
  await finishAll(all);
  expect(events.filter((event) => event.endsWith('busy'))).toEqual(['a5 busy', 'a4 busy']);
  expect(events.filter((event) => !event.endsWith('busy'))).toEqual(['a1', 'b1', 'a2', 'a3']);
});
