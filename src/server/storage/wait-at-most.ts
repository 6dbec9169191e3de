/**
 * Waits for work, but no longer than this. Resolves in both cases, and the work continues.
 * @param ms the longest wait, in milliseconds.
 * @throws the work's error, if it fails in time.
 */
export async function waitAtMost(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
