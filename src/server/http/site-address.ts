import type { Context } from 'hono';
import type { Settings } from '../settings/settings';
import type { ServerEnv } from './server-env';

/** The site's public address without a slash at its end, else the one that the visitor has used. */
export function siteAddress(c: Context<ServerEnv>, { publicUrl }: Settings): string {
  return (publicUrl ?? new URL(c.req.url).origin).replace(/\/+$/, '');
}
