/* The rules of single answers (PRODUCT.md), for text that `oneLine` has cleaned. The schema says which are required. */

/** An address of linkedin.com or a subdomain; https:// is assumed when it has no protocol. */
export function isLinkedinUrl(text: string): boolean {
  return linkedinAddress(text) !== '';
}

/** An http(s) address with a dotted host; https:// is assumed when it has no protocol. */
export function isWebsiteUrl(text: string): boolean {
  return webAddress(text) !== '';
}

/** As `webAddress`, for linkedin.com and its subdomains only. */
export function linkedinAddress(text: string): string {
  const address = webAddress(text);
  return address && /(?:^|\.)linkedin\.com$/.test(new URL(address).hostname) ? address : '';
}

/** A typed address, safe for `href`: http(s) only, a dotted host, https:// if it has no protocol. '' for all else. */
export function webAddress(text: string): string {
  const trimmed = text.trim();
  if (/\s/.test(trimmed)) return '';
  const address = /^https?:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  try {
    const { hostname, username, password } = new URL(address);
    const dotted = /^[^.]+(\.[^.]+)+$/.test(hostname) && hostname.length <= 253;
    // With a user name, mailto:a@b.c and look-alike hosts would pass.
    return dotted && !username && !password && /^https?:\/\/[^/]/i.test(address) ? address : '';
  } catch {
    return '';
  }
}
