// @vitest-environment node
import { expect, test } from 'vitest';
import { type PreparedBody, prepareBody, textOf } from '../../../src/server/http/body';
import { BodyCache } from '../../../src/server/http/body-cache';

/** A cache that makes texts, and counts how often. */
function counted(maxBytes = 100_000) {
  const cache = new BodyCache(maxBytes);
  let made = 0;
  const get = async (key: string, version: string, text = `${key} ${version}`) => {
    const body = await cache.get(key, version, async () => {
      made += 1;
      return prepareBody(text, {});
    });
    return body && textOf(body);
  };
  return { cache, get, made: () => made };
}

test('a body is made once per version, and shared by all who ask for it meanwhile', async () => {
  const { get, made } = counted();
  const texts = await Promise.all(Array.from({ length: 50 }, () => get('a', '1')));
  expect(new Set(texts)).toEqual(new Set(['a 1']));
  expect(await get('a', '1')).toBe('a 1');
  expect(made()).toBe(1);
  expect([await get('a', '2'), await get('b', '2'), await get('a', '2')]).toEqual(['a 2', 'b 2', 'a 2']);
  expect(made()).toBe(3);
});

test('a version that is finished late does not replace a newer one', async () => {
  const cache = new BodyCache(100_000);
  let finish = (_: PreparedBody) => {};
  const late = cache.get('a', '1', () => new Promise((resolve) => (finish = resolve)));
  const newer = await cache.get('a', '2', () => prepareBody('new', {}));
  finish(await prepareBody('old', {}));
  expect(textOf((await late) as PreparedBody)).toBe('old');
  expect(await cache.get('a', '2', () => Promise.reject(new Error('made again')))).toBe(newer);
  expect(cache.size).toBe(1);
});

test('however many bodies are asked for, no more are kept than fit; those asked for last are', async () => {
  const { cache, get, made } = counted(100_000);
  for (let index = 0; index < 1000; index++) {
    await get(`page ${index}`, '1', 'x'.repeat(10_000));
    await get('often', '1');
  }
  expect(cache.bytes).toBeLessThanOrEqual(100_000);
  expect(cache.size).toBeLessThan(10);
  expect(made()).toBe(1001);
  await get('page 999', '1');
  expect(made()).toBe(1001);
});

test('a body that is larger than the whole cache is kept until another one comes', async () => {
  const { cache, get, made } = counted(1000);
  const large = 'x'.repeat(5000);
  await get('large', '1', large);
  await get('large', '1', large);
  expect([made(), cache.size]).toEqual([1, 1]);
  await get('small', '1');
  expect(cache.size).toBe(1);
});

test('what could not be made is made by the next request; nothing is left of it', async () => {
  const { cache, get } = counted();
  await expect(cache.get('a', '1', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.get('b', '1', async () => null)).toBeNull();
  expect([cache.size, cache.bytes]).toEqual([0, 0]);
  expect(await get('a', '1')).toBe('a 1');
});

test('while a new version has nothing to show, the earlier body stays', async () => {
  const { cache, get } = counted();
  await get('a', '1');
  const earlier = await cache.get('a', '2', async () => null);
  expect(earlier && textOf(earlier)).toBe('a 1');
  expect(await get('a', '2')).toBe('a 2');
});
