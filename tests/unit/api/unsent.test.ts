import { afterEach, expect, test, vi } from 'vitest';
import { CallError, postJson } from '../../../src/api/call';
import { mayHaveArrived } from '../../../src/ui/forms/failure-reason';

afterEach(() => vi.unstubAllGlobals());

/** Sends a message while the device loses its connection, or has none. @returns the error. */
async function sendWhile(before: { onLine: boolean }): Promise<unknown> {
  const device = { ...before };
  vi.stubGlobal('navigator', device);
  vi.stubGlobal('fetch', () => {
    device.onLine = false;
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  return postJson('/contacts/submit', {}).catch((error: unknown) => error);
}

test('a message is certainly unsent only if the device was offline before', async () => {
  const lost = await sendWhile({ onLine: true });
  expect(lost).toBeInstanceOf(CallError);
  expect(mayHaveArrived(lost)).toBe(true);
  expect(mayHaveArrived(await sendWhile({ onLine: false }))).toBe(false);
});
