import type { HttpBindings } from '@hono/node-server';

/** Hono's environment on Node: handlers access Node's request and response through `c.env`. */
export interface ServerEnv {
  Bindings: HttpBindings;
}
