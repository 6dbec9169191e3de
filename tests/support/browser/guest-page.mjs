/**
 * Policies of host pages, by name: `/guest?policy=documented`.
 * @type {Record<string, (foreign: string) => string>}
 */
const POLICIES = {
  /** Without scripts pictures are not lazy, and the page would wait for those on other hosts. */
  'near-pictures': (foreign) => `img-src 'self' ${foreign}`,
  'trusted-types': () =>
    "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  /** What the README and the workbench ask for, on the strictest page that there is. */
  documented: (foreign) =>
    `default-src 'self'; style-src 'self'; script-src 'self' ${foreign}; connect-src 'self' ${foreign}; img-src 'self' ${foreign}; require-trusted-types-for 'script'; trusted-types 'none'`,
};

/**
 * Runs first on every guest page and writes down what a good guest never causes: policy reports,
 * uncaught errors, warnings; and its calls, of which the browser's own record may come after their answers. Its traces are
 * the property `guestLog`, and `fetch` and two methods of the console, which pass on what they get.
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

/** What the page's own server has included of ours: `{embed events.html?lang=en}`. */
const INCLUDED = /{embed ([^}]+)}/g;

/**
 * `/guest?policy=<name>&head=<html>&body=<html>`: a host's page, as the test has written it. `{foreign}`
 * in it stands for the real server's origin, which is not the page's, and `{embed …}` for an answer of that.
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
