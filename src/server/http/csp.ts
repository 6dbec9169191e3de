import { DESK_PATH } from '../../model/desk/desk-paths';
import { MAP_ORIGINS } from '../../model/society/site-sheet';

/** A Content-Security-Policy: directives, and the sources that each allows. */
type Policy = Readonly<Record<string, string>>;

/** One page's additions to its policy, such as the hash of its inline style. */
type Additions = Readonly<Record<string, readonly string[]>>;

/** The policy that all our pages share. Our code doesn't create a Trusted Types policy, so none is allowed. */
const OWN_PAGE: Policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

/**
 * The site's pages and the workbench. Editors may use pictures from any host; a map is the only external frame. Omits
 * upgrade-insecure-requests, which breaks sites served over plain http.
 */
const SITE: Policy = {
  ...OWN_PAGE,
  'manifest-src': "'self'",
  'img-src': "'self' https: http: data:",
  'frame-src': MAP_ORIGINS.join(' '),
  'form-action': "'self'",
  'frame-ancestors': "'self'",
};

/** A tag in a frame on another site's page. Nothing is submitted without scripts. */
const FRAME: Policy = {
  ...OWN_PAGE,
  'img-src': "'self' https: http: data:",
  'form-action': "'none'",
};

/** The officers' desk. It shows text from applicants and editors to signed-in officers. */
const DESK: Policy = {
  ...OWN_PAGE,
  'img-src': "'self' blob:",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** Path to which the sample department page reports policy violations. */
export const REPORT_PATH = '/demo/csp-report';

/** The policy of a department's page that embeds our widgets. Violations are reported. */
const DEPARTMENT: Policy = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'require-trusted-types-for': "'script'",
  'report-uri': REPORT_PATH,
};

/** The policy for responses that aren't pages. A browser that opens one shows only text and links. */
const NO_PAGE: Policy = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** Policies by path; the first matching pattern applies. Responses at other paths aren't documents. */
const BY_PATH: readonly (readonly [RegExp, Policy])[] = [
  [/^\/demo\/department(?:\.html)?$/, DEPARTMENT],
  // Sample pages that stand in for other sites and show editors' pictures.
  [/^\/demo\/hosts\//, { ...DEPARTMENT, 'img-src': "'self' https: http: data:" }],
  [/^\/demo\/(?:index\.html)?$/, { ...SITE, 'frame-src': "'self'" }],
  [new RegExp(`^${DESK_PATH}(?:/|$)`), DESK],
  [/^\/embed\//, NO_PAGE],
  // An SVG opened directly is a document; it may use only inline styles and pictures. `<img>` ignores its policy.
  [/\.svg$/i, { ...NO_PAGE, 'style-src': "'unsafe-inline'", 'img-src': 'data:' }],
  [/(?:\.html?|\/[^./]*|\/)$/i, SITE],
];

/** The header's value for responses that aren't documents: lists, feeds, errors. */
export const NO_PAGE_POLICY = policyText(NO_PAGE);

/** Returns the header's value for a path; null if its response isn't a document. */
export function contentSecurityPolicy(path: string, additions: Additions = {}): string | null {
  const policy = BY_PATH.find(([pattern]) => pattern.test(path))?.[1];
  return policy ? policyText(policy, additions) : null;
}

/**
 * Returns the header's value for a tag in a frame.
 * @param origins whose pages may frame it; null for any.
 * @param siteUrl where the scripts and data come from. In a sandbox without an origin of its own, `'self'` matches
 *   nothing in WebKitGTK 2.50.
 */
export function framePolicy(origins: readonly string[] | null, siteUrl: string, additions: Additions = {}): string {
  // `*` leaves out pages that a webmaster opens from a file.
  const ancestors = origins === null ? '* file:' : ["'self'", ...origins].join(' ');
  const { origin } = new URL(siteUrl);
  const own = ["'self'", origin].join(' ');
  return policyText({ ...FRAME, 'script-src': own, 'connect-src': own, 'frame-ancestors': ancestors }, additions);
}

function policyText(policy: Policy, additions: Additions = {}): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, sources, ...(additions[name] ?? [])].join(' '))
    .join('; ');
}
