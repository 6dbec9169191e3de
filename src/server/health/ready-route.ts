import type { Handler } from 'hono';
import type { ServerEnv } from '../http/server-env';
import type { Readiness } from './readiness';

/** Responds with 200, or with 503 and the names of the parts that fail. */
export function readyRoute(readiness: Readiness): Handler<ServerEnv> {
  return async (c) => {
    const report = await readiness.report();
    return c.json(report, report.failing.length === 0 ? 200 : 503, { 'Cache-Control': 'no-store' });
  };
}
