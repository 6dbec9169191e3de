import type { IncomingMessage } from 'node:http';
import { escapeHtml } from '../../model/escape-html';
import { ADDRESS_PLACEHOLDER, WEBCAL_PLACEHOLDER } from '../../model/public-address';
import type { Settings } from '../settings/settings';
import { withoutPrefix } from './client-address';

/** What links of a response begin with. */
export interface SiteAddress {
  /** Without a slash at its end. */
  address: string;
  /** False if nothing but the Host header says so. Visitors choose it, so nothing is kept that contains it. */
  isKnown: boolean;
}

/** The site's public address without a slash at its end; undefined if no setting names it. */
export function publicAddress({ publicUrl }: Pick<Settings, 'publicUrl'>): string | undefined {
  return publicUrl?.replace(/\/+$/, '');
}

/** The text of a page with the public address in place of its placeholders; without an address, links are relative. */
export function withPublicAddress(text: string, address = ''): string {
  const calendars = escapeHtml(address.replace(/^https?:/, 'webcal:'));
  return text.replaceAll(WEBCAL_PLACEHOLDER, calendars).replaceAll(ADDRESS_PLACEHOLDER, escapeHtml(address));
}

/** The site's public address, else the origin that the request was sent to. */
export function siteAddress(incoming: IncomingMessage, settings: Pick<Settings, 'publicUrl'>): SiteAddress {
  const address = publicAddress(settings);
  if (address !== undefined) return { address, isKnown: true };
  const { origin, hostname, port } = new URL(`http://${incoming.headers.host ?? 'localhost'}`);
  const { localAddress = '', localPort } = incoming.socket;
  const own = withoutPrefix(localAddress);
  const isOwn = ['localhost', own, `[${own}]`].includes(hostname) && Number(port || 80) === localPort;
  return { address: origin, isKnown: isOwn };
}
