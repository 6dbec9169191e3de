// @vitest-environment node
// Two people work on one application: every order of their steps, and both at once.
import { describe, expect, test } from 'vitest';
import { removeApplications } from '../../src/server/applications/remove';
import { describeEachDatabase } from '../support/server/each-database';
import {
  type Call,
  expectConsistentEnd,
  expectInvariants,
  expectOwnPhotos,
  newScene,
  officer,
  officerCalls,
  type Step,
  send,
  sending,
} from '../support/server/interleaving';
import { inEveryTurn, twoServers } from '../support/server/pausing';
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
const calls = officerCalls('Kumari');
const correction = sending('Chief Engineer');
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

/** Two calls at once. `before` comes first; there are so many orders at least. */
const CALLS: { title: string; turns: number; before: Step[]; one: Call; other: Call }[] = [
  {
    title: 'a correction × a removal',
    turns: 10,
    before: [sends, kumari.review],
    one: correction,
    other: calls.remove,
  },
  { title: 'a correction × a backup', turns: 20, before: [sends], one: correction, other: calls.backup },
  {
    title: 'a correction × an approval',
    turns: 5,
    before: [sends, kumari.review],
    one: correction,
    other: calls.approve,
  },
  { title: 'a correction × another one', turns: 30, before: [sends], one: correction, other: sending('Lecturer') },
  {
    title: 'a retry × an approval',
    turns: 2,
    before: [sends, kumari.review],
    one: sending('Engineer'),
    other: calls.approve,
  },
  { title: 'a removal × a backup', turns: 8, before: [sends, kumari.review], one: calls.remove, other: calls.backup },
  {
    title: 'a first application × the same again',
    turns: 15,
    before: [],
    one: sending('Engineer'),
    other: sending('Engineer'),
  },
  {
    title: 'a first application × another version',
    turns: 20,
    before: [],
    one: sending('Engineer'),
    other: correction,
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

describeEachDatabase('simultaneous changes', ({ fresh }) => {
  for (const { title, before, one, other } of PAIRS) {
    test(title, async () => {
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

  describe('within calls:', () => {
    for (const { title, turns, before, one, other } of CALLS) {
      test(title, async () => {
        const { servers, act } = await twoServers(await fresh());
        let total = 0;
        for (const [first, second] of [
          [one, other],
          [other, one],
        ] as const) {
          total += await inEveryTurn(async (steps) => {
            const scene = newScene(servers[0]);
            for (const step of before) await step(scene);
            const ended = await act([first.bind(null, scene), second.bind(null, scene)], steps);
            await expectOwnPhotos(servers[0].storage);
            await expectConsistentEnd(scene);
            const ids = (await servers[0].storage.applications.list()).map(({ id }) => id);
            await removeApplications(servers[0].storage, ids);
            return ended;
          });
        }
        expect(total).toBeGreaterThanOrEqual(turns);
      });
    }
  });
});
