import { CallError } from './call';
import type { ReadList } from './resource';

/**
 * Reads `{ success, data }`, the form of the three sheet calls. Data that is not a list is an error; an empty list is
 * a list.
 */
export const readSheetList: ReadList = (body, url) => {
  const { success, data } = Object(body) as Record<string, unknown>;
  if (success === false) return undefined;
  if (!Array.isArray(data)) throw new CallError('format', `${url} did not answer with a list`);
  return data;
};
