/** The largest limit. There are so few that a server can keep the first view of each. */
export const MAX_LIMIT = 100;

/** Reads how many items a list shows at most: a whole number from 1 to `MAX_LIMIT`; undefined for anything else. */
export function limitOf(text: string): number | undefined {
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= MAX_LIMIT ? limit : undefined;
}
