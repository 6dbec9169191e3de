import { isHostAddress } from '../../model/addresses/address';

const refused = new Set<string>();

/**
 * An address or template that the host page gave. One that leads to no page (javascript:, data:, mailto:) gives ''
 * and one warning in the console.
 */
export function hostAddress(text = ''): string {
  if (isHostAddress(text)) return text;
  if (text && !refused.has(text)) console.warn(`UMMES: ${text} is ignored; expected an http(s) or relative address`);
  refused.add(text);
  return '';
}
