import type { Logger } from 'pino';
import type { Applications } from './applications';

/** Logs an application that was stored, by its id: nothing else in the line leads to a person. */
export async function logStored(
  applications: Applications,
  attemptId: string,
  about: { photo: boolean; again: boolean },
  log: Logger,
): Promise<void> {
  const record = await applications.byAttempt(attemptId).catch(() => undefined); // stored it is, whatever happens now
  log.info({ application: record?.id, version: record?.version, ...about }, 'an application was stored');
}
