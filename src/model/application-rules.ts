/* The rules of single answers (PRODUCT.md), for text that `oneLine` has cleaned. The schema says which are required. */

/** Contains the professional network's domain. Whether it is a safe link is checked where it is shown. */
export function isLinkedinUrl(text: string): boolean {
  return text.toLowerCase().includes('linkedin.com');
}

/** An http(s) address with a dotted host; https:// is assumed when it has no protocol. */
export function isWebsiteUrl(text: string): boolean {
  return webAddress(text) !== '';
}

/** A typed address, safe for `href`: http(s) only, a dotted host, https:// if it has no protocol. '' for all else. */
export function webAddress(text: string): string {
  const trimmed = text.trim();
  if (/\s/.test(trimmed)) return '';
  const address = /^https?:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  try {
    const { hostname, username, password } = new URL(address);
    const dotted = /^[^.]+(\.[^.]+)+$/.test(hostname) && hostname.length <= 253;
    // With credentials, mailto:a@b.c and look-alike hosts would pass.
    return dotted && !username && !password && /^https?:\/\/[^/]/i.test(address) ? address : '';
  } catch {
    return '';
  }
}
