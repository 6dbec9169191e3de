import type { Handler } from 'hono';
import type { ServerEnv } from '../http/server-env';
import type { Readiness } from './readiness';

/** Responds with the results of the last checks, without making one: 200, or 503 that names the parts that fail. */
export function readyRoute(readiness: Readiness): Handler<ServerEnv> {
  return (c) => {
    const report = readiness.report();
    return c.json(report, report.failing.length === 0 ? 200 : 503, { 'Cache-Control': 'no-store' });
  };
}
