import { isHostAddress } from '../../model/addresses/address';

const rejected = new Set<string>();

/**
 * Returns an address or template from the host page. One that doesn't lead to a page (javascript:, data:, mailto:)
 * becomes '', with a single warning in the console.
 */
export function hostAddress(text = ''): string {
  if (isHostAddress(text)) return text;
  if (text && !rejected.has(text)) console.warn(`UMMES: ${text} is ignored; expected an http(s) or relative address`);
  rejected.add(text);
  return '';
}

/** Returns an item's address from a template with `{id}`; '' without a template or with an unsafe one. */
export function hrefFrom(template: string, id: string): string {
  return hostAddress(template).replaceAll('{id}', encodeURIComponent(id));
}
