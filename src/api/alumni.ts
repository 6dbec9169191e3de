import { normaliseAlumni } from '../model/alumnus';
import { CallError } from './call';
import { type ReadList, sharedResource } from './resource';

/** Path of the directory's call below the api's base address. */
export const ALUMNI_PATH = '/api/users/all';

/** Reads a list, or an object with `users`; anything else is an error, `success: false` too (readings.md). */
export const readUsers: ReadList = (body, url) => {
  const list = Array.isArray(body) ? body : (body as { users?: unknown } | null)?.users;
  if (!Array.isArray(list)) throw new CallError('format', `${url} did not answer with a list`);
  return list;
};

/** The approved alumni as a server at this base address gives them. */
export const alumniAt = sharedResource(ALUMNI_PATH, readUsers, normaliseAlumni);
