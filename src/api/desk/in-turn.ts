/** Thrown for a call that failed after others of the same change had taken effect. Its cause is the call's error. */
export class InterruptedError extends Error {
  override name = 'InterruptedError';
}

/**
 * Makes a call for each item, one after another.
 * @throws the error of the first call that fails, or an `InterruptedError` if earlier ones have taken effect.
 */
export async function inTurn<Item>(items: Iterable<Item>, call: (item: Item) => Promise<void>): Promise<void> {
  let done = 0;
  for (const item of items) {
    try {
      await call(item);
    } catch (error) {
      throw done === 0 ? error : new InterruptedError('Earlier calls have taken effect', { cause: error });
    }
    done += 1;
  }
}
