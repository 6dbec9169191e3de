/** After this a chunk of code counts as failed. */
export const CODE_TIMEOUT_MS = 120_000;

/**
 * Rejects when code has not arrived in time. The browser goes on waiting: another `import()` of the same address
 * joins that request instead of starting one, and succeeds if it does (Chromium 156).
 */
export function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timed out')), CODE_TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
