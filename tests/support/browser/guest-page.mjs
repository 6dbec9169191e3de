/**
 * Content security policies of host pages, by name: `/guest?policy=documented`.
 * @type {Record<string, (foreign: string) => string>}
 */
const POLICIES = {
  /** Without scripts, images are not lazy, and the page would wait for those on other hosts. */
  'near-pictures': (foreign) => `img-src 'self' ${foreign}`,
  'trusted-types': () =>
    "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  /** The policy that the README and the workbench ask for, on the strictest possible page. */
  documented: (foreign) =>
    `default-src 'self'; style-src 'self'; script-src 'self' ${foreign}; connect-src 'self' ${foreign}; img-src 'self' ${foreign}; require-trusted-types-for 'script'; trusted-types 'none'`,
};

/**
 * Runs first on every guest page and records problems that a well-behaved tag never causes: policy reports, uncaught
 * errors and warnings. It also records calls, because the browser may list them only after their responses. It adds the
 * property `guestLog`, and wraps `fetch` and two console methods, which pass everything on.
 */
const WATCH = `
const log = { violations: [], errors: [], warnings: [], calls: [], globals: [] };
Object.defineProperty(window, 'guestLog', { value: log });
log.globals = Object.getOwnPropertyNames(window);
document.addEventListener('securitypolicyviolation', (event) => {
  log.violations.push(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample);
});
addEventListener('error', (event) => log.errors.push(event.message));
addEventListener('unhandledrejection', (event) => log.errors.push(String(event.reason)));
const ownFetch = window.fetch;
window.fetch = (input, init) => {
  log.calls.push(new URL(input.url ?? input, document.baseURI).href);
  return ownFetch(input, init);
};
for (const level of ['warn', 'error']) {
  const say = console[level];
  console[level] = (...values) => { log.warnings.push(values.map(String).join(' ')); say.apply(console, values); };
}
`;

/** Our HTML, as included by the page's own server: `{embed events.html?lang=en}`. */
const INCLUDED = /{embed ([^}]+)}/g;

/**
 * Serves `/guest?policy=<name>&head=<html>&body=<html>`, a host page as the test wrote it. In the HTML, `{foreign}` is
 * replaced with the real server's origin, which differs from the page's, and `{embed …}` with a response from there.
 * @param {string} foreign
 * @returns {import('@web/test-runner').Middleware}
 */
export function guestPage(foreign) {
  return async (context, next) => {
    if (context.path === '/guest/watch.js') {
      context.type = 'text/javascript';
      context.body = WATCH;
      return;
    }
    if (context.path !== '/guest') return next();
    const {
      policy = '',
      head = '',
      body = '',
      root = '',
      type = '',
    } = /** @type {Record<string, string>} */ (context.query);
    const included = new Map();
    for (const [, file] of body.matchAll(INCLUDED)) {
      included.set(file, await (await fetch(`${foreign}/embed/${file}`)).text());
    }
    const rules = POLICIES[policy]?.(foreign);
    if (rules) context.set('Content-Security-Policy', rules);
    context.type = type || 'text/html';
    const all = body.replace(INCLUDED, (_, file) => included.get(file));
    const page = `<!doctype html>
<html lang="en" ${root}>
<head>
<meta charset="utf-8">
<title>A guest page</title>
<script src="/guest/watch.js"></script>
${head}
</head>
<body>
${all}
</body>
</html>`;
    context.body = (type ? all : page).replaceAll('{foreign}', foreign);
  };
}
