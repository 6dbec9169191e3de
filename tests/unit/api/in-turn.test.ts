import { expect, test } from 'vitest';
import { CallError } from '../../../src/api/call';
import { failureText, isSignedOut, isUncertain } from '../../../src/api/desk/desk-failure';
import { inTurn } from '../../../src/api/desk/in-turn';

/** Makes three calls, of which one is refused. @returns the error. */
function refusedAt(index: number): Promise<unknown> {
  return inTurn([0, 1, 2], async (item) => {
    if (item === index)
      throw new CallError('status', 'Nothing was changed.', 503, {
        code: 'unavailable',
        message: 'Nothing was changed.',
      });
  }).catch((error: unknown) => error);
}

test('a change of several calls says that nothing was changed only if the first one is refused', async () => {
  const [first, later] = [await refusedAt(0), await refusedAt(2)];
  expect([isUncertain(first), failureText(first, 'Try again.')]).toEqual([false, 'Nothing was changed.']);
  expect([isUncertain(later), failureText(later, 'Try again.')]).toEqual([
    true,
    'Only a part was done, because a call to the server failed. Try again.',
  ]);
});

test('a session that ends between the calls of a change is noticed', async () => {
  const error = await inTurn([200, 401], async (status) => {
    if (status !== 200) throw new CallError('status', 'You are not signed in.', status);
  }).catch((thrown: unknown) => thrown);
  expect(isSignedOut(error)).toBe(true);
});
