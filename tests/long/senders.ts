import { newAttemptId } from '../../src/model/application-parts';
import { formOf, submit } from '../support/server/application-form';

/** How long a sender waits after an attempt that failed. */
const PAUSE_MS = 20;

/**
 * Sends applications without a pause, each again until it is acknowledged, as the form does.
 * @param photo is sent with each.
 */
export function startSenders(url: () => string, count: number, photo: Buffer) {
  const acknowledged: string[] = [];
  let isOver = false;
  const senders = Array.from({ length: count }, async () => {
    while (!isOver) {
      const attemptId = newAttemptId();
      for (;;) {
        const form = formOf({ attemptId, photo, answers: { name: attemptId } });
        const said = await submit(url(), form).catch(() => null);
        if (said?.status === 200) break;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
      acknowledged.push(attemptId);
    }
  });
  return {
    acknowledged,
    /** Resolves when so many more are acknowledged. */
    async more(applications: number): Promise<void> {
      const goal = acknowledged.length + applications;
      while (acknowledged.length < goal) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    },
    /** Resolves when the last one that was begun is acknowledged. */
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all(senders);
    },
  };
}
