import { DESK_PATH } from '../../model/desk/desk-paths';

/** A Content-Security-Policy: its directives and what each allows. */
type Policy = Readonly<Record<string, string>>;

/** Additions of one page to its policy, such as the hash of its inline style. */
type Additions = Readonly<Record<string, readonly string[]>>;

/** The policy that all our pages share. Our code creates no Trusted Types policy, so none is allowed. */
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
 * The site's pages and the workbench. Pictures may come from anywhere, as editors link them; the map is the one foreign
 * frame. No upgrade-insecure-requests: it breaks hosts on plain http.
 */
const SITE: Policy = {
  ...OWN_PAGE,
  'manifest-src': "'self'",
  'img-src': "'self' https: http: data:",
  'frame-src': 'https://www.google.com https://maps.google.com',
  'form-action': "'self'",
  'frame-ancestors': "'self'",
};

/** The officers' desk: what applicants and editors write is shown to those who are signed in. */
const DESK: Policy = {
  ...OWN_PAGE,
  'img-src': "'self' blob:",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** The department's sample page reports breaches of its policy to this path. */
export const REPORT_PATH = '/demo/csp-report';

/** The policy of a department's page that embeds our widgets; any breach is reported. */
const DEPARTMENT: Policy = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'require-trusted-types-for': "'script'",
  'report-uri': REPORT_PATH,
};

/** For responses that aren't pages: a browser that opens one shows text and links at most. */
const NO_PAGE: Policy = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** The first match of the path counts; a path without one is no document. */
const BY_PATH: readonly (readonly [RegExp, Policy])[] = [
  [/^\/demo\/department(?:\.html)?$/, DEPARTMENT],
  // Sample pages of other sites, with pictures of editors.
  [/^\/demo\/hosts\//, { ...DEPARTMENT, 'img-src': "'self' https: http: data:" }],
  [/^\/demo\/(?:index\.html)?$/, { ...SITE, 'frame-src': "'self'" }],
  [new RegExp(`^${DESK_PATH}(?:/|$)`), DESK],
  [/^\/embed\//, NO_PAGE],
  // An SVG opened by its address is a document; it may style itself only. `<img>` shows it whatever its policy says.
  [/\.svg$/i, { ...NO_PAGE, 'style-src': "'unsafe-inline'", 'img-src': 'data:' }],
  [/(?:\.html?|\/[^./]*|\/)$/i, SITE],
];

/** The policy of a response that is no document: lists, feeds, errors. */
export const NO_PAGE_POLICY = policyText(NO_PAGE);

/** The policy for a document at a path, as the header's text; null if it is no document. */
export function contentSecurityPolicy(path: string, additions: Additions = {}): string | null {
  const policy = BY_PATH.find(([pattern]) => pattern.test(path))?.[1];
  return policy ? policyText(policy, additions) : null;
}

function policyText(policy: Policy, additions: Additions = {}): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, sources, ...(additions[name] ?? [])].join(' '))
    .join('; ');
}
