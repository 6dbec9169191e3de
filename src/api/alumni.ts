import { normaliseAlumni } from '../model/alumnus';
import { ALUMNI_PATH } from '../model/api-paths';
import { CallError } from './call';
import { type ReadList, sharedResource } from './resource';

/** Reads a list, or an object with `users`; anything else is an error, also `success: false` (PRODUCT.md). */
const readUsers: ReadList = (body, url) => {
  const list = Array.isArray(body) ? body : (body as { users?: unknown } | null)?.users;
  if (!Array.isArray(list)) throw new CallError('format', `${url} did not answer with a list`);
  return list;
};

/** The approved alumni of the server at a base address. */
export const alumniAt = sharedResource(ALUMNI_PATH, readUsers, normaliseAlumni);
