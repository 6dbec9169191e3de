import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseResponse } from '../http/body';
import type { ReadLimit } from '../http/rate-limit';
import type { LiveSheet } from './live-sheet';

/**
 * Answers most reads of a sheet from memory before the app's router and middleware, which cost twice
 * as much as the answer. Whatever is not plain (a stale sheet, a limit reached, a query) is left to the app.
 * @returns whether it answered.
 */
export function fastPath(sheets: readonly LiveSheet[], limit: ReadLimit) {
  const byUrl = new Map(sheets.map((sheet) => [`/api/sheets/${sheet.name}`, sheet]));
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    if (incoming.method !== 'GET') return false;
    const body = byUrl.get(incoming.url ?? '')?.fresh();
    if (!body || limit(incoming) > 0) return false;
    const { status, headers, bytes } = chooseResponse(body, incoming.headers);
    outgoing.writeHead(status, headers).end(bytes);
    return true;
  };
}
