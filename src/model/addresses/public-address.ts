/**
 * What stands in place of the site's public address in the built pages, sitemap and robots.txt. The server replaces
 * it by UMMES_PUBLIC_URL, which only it knows.
 */
export const ADDRESS_PLACEHOLDER = 'https://public-address.invalid';

/** The same where calendar apps are addressed. */
export const WEBCAL_PLACEHOLDER = 'webcal://public-address.invalid';
