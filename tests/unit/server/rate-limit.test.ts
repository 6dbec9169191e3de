import { expect, test } from 'vitest';
import { requestCounter } from '../../../src/server/http/rate-limit';
import { controlClocks } from './clocks';

const CLIENTS = 100_000;

test('more clients than can be counted reset neither a limited client nor a recent one', () => {
  const clocks = controlClocks();
  const count = requestCounter(3);
  for (let n = 0; n < 4; n++) count('limited');
  for (let n = 0; n < 3; n++) count('idle');
  for (let n = 0; n < CLIENTS - 1; n++) count(`other ${n}`);
  for (let n = 0; n < 2; n++) count('recent');
  for (let n = 0; n < CLIENTS - 1; n++) count(`another ${n}`);
  expect(count('limited')).toBeGreaterThan(0);
  expect([count('recent'), count('recent') > 0]).toEqual([0, true]);
  expect(count('idle')).toBe(0); // the oldest was evicted
  clocks.pass(60_000);
  expect(count('limited')).toBe(0);
});
