// @vitest-environment node
// Two people work on one application: every order of their steps, and both at once.
import { describe, expect, test } from 'vitest';
import { eachDatabase } from '../support/server/each-database';
import {
  expectConsistentEnd,
  expectInvariants,
  newScene,
  officer,
  type Step,
  send,
} from '../support/server/interleaving';
import { running } from '../support/server/running-server';

/** Every order of two sequences, each of which keeps its own. */
function orders<Item>(one: readonly Item[], other: readonly Item[]): Item[][] {
  const [first, ...rest] = one;
  const [second, ...more] = other;
  if (first === undefined || second === undefined) return [[...one, ...other]];
  return [
    ...orders(rest, other).map((order) => [first, ...order]),
    ...orders(one, more).map((order) => [second, ...order]),
  ];
}

const kumari = officer('Kumari');
const nimal = officer('Nimal');
const [sends, retries, corrects] = [send('Engineer'), send('Engineer'), send('Chief Engineer')];

/** `before` comes first in every order. */
const PAIRS: { title: string; before: Step[]; one: Step[]; other: Step[] }[] = [
  {
    title: 'a retry and a correction beside approval and removal',
    before: [],
    one: [sends, retries, corrects],
    other: [kumari.review, kumari.approve, kumari.remove],
  },
  {
    title: 'a correction and a late retry beside an edit and approval',
    before: [sends],
    one: [corrects, retries],
    other: [kumari.review, kumari.edit, kumari.approve],
  },
  {
    title: 'a correction beside rejection and a backup',
    before: [sends],
    one: [corrects, retries],
    other: [kumari.review, kumari.reject, kumari.backup],
  },
  {
    title: 'a retry beside removal and a backup',
    before: [sends],
    one: [retries, corrects],
    other: [kumari.review, kumari.remove, kumari.backup],
  },
  {
    title: 'two officers: approval and a backup beside removal',
    before: [sends],
    one: [kumari.review, kumari.approve, kumari.backup],
    other: [nimal.review, nimal.remove],
  },
  {
    title: 'two officers: an edit and approval beside rejection',
    before: [sends],
    one: [kumari.review, kumari.edit, kumari.approve],
    other: [nimal.review, nimal.edit, nimal.reject],
  },
];

/** How often both sequences run at once. */
const AT_ONCE = 8;

test('the orders of two sequences are all there are', () => {
  expect(orders(['a', 'b'], ['c'])).toEqual([
    ['a', 'b', 'c'],
    ['a', 'c', 'b'],
    ['c', 'a', 'b'],
  ]);
  expect(orders([1, 2, 3], [4, 5, 6])).toHaveLength(20);
});

describe.each(eachDatabase())('$kind', ({ fresh, missing }) => {
  for (const { title, before, one, other } of PAIRS) {
    test.skipIf(missing)(title, async () => {
      const server = await running({ database: await fresh() });
      for (const order of orders(one, other)) {
        const scene = newScene(server);
        for (const step of [...before, ...order]) {
          await step(scene);
          await expectInvariants(scene);
        }
        await expectConsistentEnd(scene);
      }

      for (let time = 0; time < AT_ONCE; time++) {
        const scene = newScene(server);
        for (const step of before) await step(scene);
        const inTurn = async (steps: readonly Step[]) => {
          for (const step of steps) await step(scene);
        };
        await Promise.all([inTurn(one), inTurn(other)]);
        await expectConsistentEnd(scene);
      }
      expect(server.logs.filter(({ level, sheet }) => level === 'error' && !sheet)).toEqual([]);
    });
  }
});
