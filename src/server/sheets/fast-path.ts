import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseResponse } from '../http/body';
import type { ReadLimit } from '../http/rate-limit';
import type { LiveSheet } from './live-sheet';

/**
 * Serves most reads of a sheet from memory, past the router and its middleware, which take longer than the response.
 * Leaves to the router whatever is not plain: a stale sheet, a limit reached, a query.
 * @returns whether it has responded.
 */
export function fastPath(sheets: readonly LiveSheet[], limit: ReadLimit) {
  const byUrl = new Map(sheets.map((sheet) => [sheet.entity.path, sheet]));
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    if (incoming.method !== 'GET') return false;
    const body = byUrl.get(incoming.url ?? '')?.freshBody();
    if (!body || limit(incoming) > 0) return false;
    const { status, headers, bytes } = chooseResponse(body, incoming.headers);
    outgoing.writeHead(status, headers).end(bytes);
    return true;
  };
}
