import type { HttpBindings } from '@hono/node-server';

/** Hono's environment on Node: handlers reach the socket's request and response through `c.env`. */
export interface ServerEnv {
  Bindings: HttpBindings;
}
