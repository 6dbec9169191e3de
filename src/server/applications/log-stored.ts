import type { Logger } from 'pino';
import type { ApplicationRecord } from './application-record';
import type { Applications } from './applications';

/**
 * Logs an application that was stored, by its id: nothing else in the line leads to a person.
 * @returns it, if it can be read.
 */
export async function logStored(
  applications: Applications,
  attemptId: string,
  about: { photo: boolean; again: boolean },
  log: Logger,
): Promise<ApplicationRecord | undefined> {
  const record = await applications.byAttempt(attemptId).catch(() => undefined); // stored it is, whatever happens now
  log.info({ application: record?.id, version: record?.version, ...about }, 'an application was stored');
  return record;
}
