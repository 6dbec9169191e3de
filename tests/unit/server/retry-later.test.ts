import { expect, test } from 'vitest';
import { newAttemptId } from '../../../src/model/application/application-parts';
import { formOf, picture } from '../../support/server/application-form';
import { running } from '../../support/server/running-server';
import { controlClocks } from './clocks';

/* A form that was asked to retry later sends the same application again with the same key. */

/** The time after which the rate limit starts again. */
const MINUTE_MS = 60_000;
const ADDRESS = '203.0.113.5';

async function served(submitsPerMinute: number) {
  const server = await running({ trustedProxies: 1, submitsPerMinute });
  const photo = await picture();
  const send = async (attemptId: string) => {
    const headers = { 'x-forwarded-for': ADDRESS };
    const response = await fetch(`${server.url}/users/submit`, {
      ...{ method: 'POST', headers, body: formOf({ attemptId, photo }) },
    });
    return [response.status, response.headers.get('retry-after')];
  };
  const expectStoredOnce = async (...attempts: string[]) => {
    const stored = await server.storage.applications.list();
    expect(stored.map(({ attemptId }) => attemptId)).toEqual(attempts);
    const photos = (await server.storage.photos.list()).map(({ id }) => id);
    expect(photos.sort()).toEqual(stored.map(({ photo }) => photo).sort());
  };
  return { ...server, send, expectStoredOnce };
}

test('a rate-limited application that is sent again a minute later is stored once, even if it was stored before', async () => {
  const clocks = controlClocks();
  const { send, expectStoredOnce } = await served(1);
  const [stored, limited] = [newAttemptId(), newAttemptId()];
  expect(await send(stored)).toEqual([200, null]); // as if the first response had been lost
  expect(await send(stored)).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect(await send(limited)).toEqual([429, expect.stringMatching(/^\d+$/)]);
  clocks.pass(MINUTE_MS);
  expect(await send(stored)).toEqual([200, null]);
  expect(await send(limited)).toEqual([429, expect.stringMatching(/^\d+$/)]);
  clocks.pass(MINUTE_MS);
  expect(await send(limited)).toEqual([200, null]);
  clocks.pass(MINUTE_MS);
  expect(await send(limited)).toEqual([200, null]);
  await expectStoredOnce(stored, limited);
});
