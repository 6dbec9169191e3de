import type { Context, Env, Hono, MiddlewareHandler } from 'hono';
import { respondJson } from './respond-json';

/** The methods that routes are registered for. A route for GET also answers HEAD. */
const METHODS = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT'] as const;

/** Matches any path: a route for it doesn't mean that a path exists. */
const EVERYWHERE = '/*';

/**
 * Returns the methods that an app's routes accept at a path; none if no route names the path.
 * @param path relative to the app, if it is mounted in another.
 */
export function allowedMethods<E extends Env>({ router }: Hono<E>, path: string): string[] {
  const isAccepted = (method: string) =>
    router.match(method, path)[0].some(([[, route]]) => route.method === method && route.path !== EVERYWHERE);
  return METHODS.filter(isAccepted).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method));
}

/**
 * Responds with 405 and `Allow` if the path exists for other methods, and otherwise passes the request on. Goes after
 * all routes. Hono's own middleware knows only paths with a route, not pages and files.
 * @param isReadable whether GET finds something at a path that no route names.
 */
export function methodNotAllowed<E extends Env>(
  app: Hono<E>,
  isReadable: (c: Context<E>) => Promise<boolean> = async () => false,
): MiddlewareHandler<E> {
  return async (c, next) => {
    const { method, path } = c.req;
    const named = allowedMethods(app, path);
    const isRead = method === 'GET' || method === 'HEAD';
    const methods = isRead || named.includes('GET') || !(await isReadable(c)) ? named : ['GET', 'HEAD', ...named];
    const [first] = methods;
    if (!first || methods.includes(method)) return next();
    return respondJson(c, 405, { message: `Method not allowed; use ${first}.` }, { Allow: methods.join(', ') });
  };
}
