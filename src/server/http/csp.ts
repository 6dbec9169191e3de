import { DESK_PATH } from '../../model/desk/desk-paths';

/** A Content-Security-Policy: its directives and what each allows. */
export type Policy = Readonly<Record<string, readonly string[]>>;

const SELF = "'self'";
const NONE = "'none'";

/**
 * The site's pages and the workbench. Pictures may come from anywhere, as editors link them; the
 * map is the one foreign frame. No upgrade-insecure-requests: it breaks hosts on plain http. Nothing makes a policy of
 * Trusted Types, so none may be made.
 */
const SITE: Policy = {
  'default-src': [NONE],
  'script-src': [SELF],
  'style-src': [SELF],
  'font-src': [SELF],
  'manifest-src': [SELF],
  'img-src': [SELF, 'https:', 'http:', 'data:'],
  'connect-src': [SELF],
  'frame-src': ['https://www.google.com', 'https://maps.google.com'],
  'object-src': [NONE],
  'base-uri': [NONE],
  'form-action': [SELF],
  'frame-ancestors': [SELF],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [NONE],
};

/** The department's sample page reports breaches of its policy to this path. */
export const REPORT_PATH = '/demo/csp-report';

/** The officers' desk: what applicants and editors write is shown to those who are signed in. No exception for anything. */
const DESK: Policy = {
  'default-src': [NONE],
  'script-src': [SELF],
  'style-src': [SELF],
  'img-src': [SELF, 'blob:'],
  'connect-src': [SELF],
  'font-src': [SELF],
  'form-action': [NONE],
  'base-uri': [NONE],
  'frame-ancestors': [NONE],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [NONE],
};

/** The policy of a department's page that embeds our widgets; any breach is reported. */
const DEPARTMENT: Policy = {
  'default-src': [SELF],
  'script-src': [SELF],
  'style-src': [SELF],
  'require-trusted-types-for': ["'script'"],
  'report-uri': [REPORT_PATH],
};

/** Sample pages of other sites with a tag (demo/hosts); editors' pictures may come from anywhere. */
const HOST: Policy = { ...DEPARTMENT, 'img-src': SITE['img-src'] ?? [] };

/** What a browser should not show as a page: text and links at most. Servers and scripts read it all the same. */
const NO_PAGE: Policy = {
  'default-src': [NONE],
  'base-uri': [NONE],
  'form-action': [NONE],
  'frame-ancestors': [NONE],
};

/** An SVG opened by its address is a document; it may style itself only. `<img>` shows it whatever its policy says. */
const DRAWING: Policy = { ...NO_PAGE, 'style-src': ["'unsafe-inline'"], 'img-src': ['data:'] };

/** The first match of the path counts; a path without one is no document. */
const BY_PATH: readonly (readonly [RegExp, Policy])[] = [
  [/^\/demo\/department(?:\.html)?$/, DEPARTMENT],
  [/^\/demo\/hosts\//, HOST],
  [/^\/demo\/(?:index\.html)?$/, { ...SITE, 'frame-src': [SELF] }],
  [new RegExp(`^${DESK_PATH}$`), DESK],
  [/^\/embed\//, NO_PAGE],
  [/\.svg$/i, DRAWING],
  [/(?:\.html?|\/[^./]*|\/)$/i, SITE],
];

/** The policy of a response that is no document: lists, feeds, errors. */
export const NO_PAGE_POLICY = policyText(NO_PAGE);

/**
 * The policy for a document at a path, as the header's text; null if it is no document.
 * @param extra additions of one page, such as the hash of its inline style.
 */
export function contentSecurityPolicy(path: string, extra: Policy = {}): string | null {
  const policy = BY_PATH.find(([pattern]) => pattern.test(path))?.[1];
  return policy ? policyText(policy, extra) : null;
}

function policyText(policy: Policy, extra: Policy = {}): string {
  const directives = new Set([...Object.keys(policy), ...Object.keys(extra)]);
  return [...directives]
    .map((name) => [name, ...(policy[name] ?? [SELF]), ...(extra[name] ?? [])].join(' '))
    .join('; ');
}
