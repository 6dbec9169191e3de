import type { Role } from '../../model/desk/session';

/** Paths below which editors may make every call. */
const EDITORS_PATHS = ['/content', '/pictures'];

/** The other calls that editors may make. None of their responses contains other people's data. */
const EDITORS_CALLS = [
  'GET /session',
  'DELETE /session',
  'GET /waiting',
  'GET /first-steps',
  'POST /first-steps/dismiss',
];

/**
 * Returns whether a role may make a call. Calls that aren't listed here are for officers only, so a new call is closed
 * to editors.
 * @param path as the router matches it, under `/api/desk`.
 */
export function mayCall(role: Role, method: string, path: string): boolean {
  if (role === 'officer' || EDITORS_PATHS.some((each) => path === each || path.startsWith(`${each}/`))) return true;
  return EDITORS_CALLS.includes(`${method === 'HEAD' ? 'GET' : method} ${path}`);
}
