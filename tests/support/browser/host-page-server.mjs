/**
 * Content security policies of host pages, by name: `/host-page?policy=documented`.
 * @type {Record<string, (foreign: string) => string>}
 */
const POLICIES = {
  /** Without scripts, browsers ignore lazy loading, so the page would wait for images on other hosts. */
  'near-pictures': (foreign) => `img-src 'self' ${foreign}`,
  'trusted-types': () =>
    "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  /** The strictest policy, plus the sources that the README and the workbench tell a page to allow. */
  documented: (foreign) =>
    `default-src 'self'; style-src 'self'; script-src 'self' ${foreign}; connect-src 'self' ${foreign}; img-src 'self' ${foreign}; require-trusted-types-for 'script'; trusted-types 'none'`,
};

/**
 * Runs first on every host page and records problems that a well-behaved tag never causes: policy reports, uncaught
 * errors and warnings. It also records calls, because the browser may not list them until they finish. It adds the
 * property `hostPageLog`, and wraps `fetch` and two console methods, which still work as before.
 */
const WATCH = `
const log = { violations: [], errors: [], warnings: [], calls: [], globals: [] };
Object.defineProperty(window, 'hostPageLog', { value: log });
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

/** A placeholder that the page's own server replaces with our HTML: `{embed events.html?lang=en}`. */
const INCLUDED = /{embed ([^}]+)}/g;

/**
 * Serves `/host-page?policy=<name>&head=<html>&body=<html>`, a host page with the test's HTML. Replaces `{foreign}`
 * with the real server's origin, which differs from the page's, and `{embed …}` with that server's response.
 * `/host-page/combined.js` is the loader between two other scripts, as an optimising plugin would write it.
 * @param {string} foreign
 * @returns {import('@web/test-runner').Middleware}
 */
export function serveHostPages(foreign) {
  return async (context, next) => {
    if (context.path === '/host-page/watch.js') {
      context.type = 'text/javascript';
      context.body = WATCH;
      return;
    }
    if (context.path === '/host-page/combined.js') {
      const loader = await (await fetch(`${foreign}/widgets/ummes.js`)).text();
      context.type = 'text/javascript';
      context.body = `var before = (() => 'ran')()\n${loader}(() => { window.after = 'ran'; })()`;
      return;
    }
    if (context.path !== '/host-page') return next();
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
<title>A host page</title>
<script src="/host-page/watch.js"></script>
${head}
</head>
<body>
${all}
</body>
</html>`;
    context.body = (type ? all : page).replaceAll('{foreign}', foreign);
  };
}
