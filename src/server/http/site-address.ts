import type { Context } from 'hono';
import type { Settings } from '../settings/settings';
import type { ServerEnv } from './server-env';

/** The site's public address without a slash at its end; undefined if no setting names it. */
export function publicAddress({ publicUrl }: Pick<Settings, 'publicUrl'>): string | undefined {
  return publicUrl?.replace(/\/+$/, '');
}

/** The site's public address without a slash at its end, else the origin of the request. */
export function siteAddress(c: Context<ServerEnv>, settings: Pick<Settings, 'publicUrl'>): string {
  return publicAddress(settings) ?? new URL(c.req.url).origin;
}
