/** Long enough for a test to look at the page meanwhile, in milliseconds. */
const SLOW_MS = 1500;

/** How many times each address of a kind that counts has been asked. */
const asked = new Map();

const ROW = { id: '1', title: 'Machine Design Lecture', description: '', location: '', imageUrl: '', otherImages: '' };
const PERSON = { id: '1', name: 'Nimali Perera', batch: '2019', email: 'nimali@example.org' };
const success = (/** @type {unknown} */ data) => ({ success: true, data });

/** One of whatever is asked for: a person of the directory, else an event of the far future, which news and projects can be read from too. */
const one = (/** @type {import('koa').Context} */ { path }) =>
  path.endsWith('/api/users/all') ? [PERSON] : success([{ ...ROW, date: '01/01/2999' }]);

/**
 * What each kind answers to any call below its base, as JSON unless it is text.
 * @type {Record<string, (context: import('koa').Context) => unknown>}
 */
const KINDS = {
  /** The one event of the far future, or the one person, after a while. */
  slow: async (context) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    return one(context);
  },
  /** Nothing until the visitor leaves. */
  hang: (context) => new Promise((resolve) => context.req.once('close', resolve)),
  /** The connection breaks. */
  drop: (context) => context.req.socket.destroy(),
  500: (context) => {
    context.status = 500;
    return { message: 'Broken on purpose' };
  },
  /** 500 at the first call below this very base, the one event afterwards: `/fault/flaky/any-name`. */
  flaky: (context) => {
    const count = (asked.get(context.path) ?? 0) + 1;
    asked.set(context.path, count);
    if (count === 1) context.status = 500;
    return count === 1 ? { message: 'Broken on purpose' } : success([{ ...ROW, date: '01/01/2999' }]);
  },
  /** Failures that say why in other ways than by a message, and one that says nothing to people. */
  'text-500': (context) => {
    context.status = 500;
    return 'Closed for repair';
  },
  'error-500': (context) => {
    context.status = 500;
    return { error: 'Closed for repair' };
  },
  'nested-500': (context) => {
    context.status = 503;
    return { errors: [{ code: 7, detail: 'Closed for repair' }] };
  },
  'page-500': (context) => {
    context.status = 502;
    return '<html><title>502 Bad Gateway</title><center>nginx</center></html>';
  },
  html: () => '<!doctype html><title>Sign in</title><p>Please sign in.',
  'not-json': () => '{"success":true,"data":[',
  'not-a-list': () => success({ events: [] }),
  unsuccessful: () => ({ success: false }),
  empty: () => success([]),
  /** One event of the far future, or one person. */
  one,
  /** 5,000 events, half of them past. */
  many: () =>
    success(
      Array.from({ length: 5000 }, (_, i) => {
        return { ...ROW, id: String(i), title: `Event ${i}`, date: i % 2 ? '01/01/2001' : '01/01/2999' };
      }),
    ),
};

Object.assign(KINDS, {
  /** A directory of nobody, and one of 10,000 people. */
  nobody: () => [],
  alumni: () => ({
    users: Array.from({ length: 10_000 }, (_, i) => ({ id: i, name: `Zoë Silva ${i}`, batch: 1980 + (i % 40) })),
  }),
  /** An application that has arrived, and one that is not as it should be. */
  accepted: () => ({ message: 'Received with thanks' }),
  refused: (/** @type {import('koa').Context} */ context) => {
    context.status = 422;
    return { message: 'Not like this', errors: [{ field: 'email', message: 'Email is invalid' }] };
  },
});

/**
 * `/fault/<kind>` is a base for a tag's `api` attribute: `/fault/500` fails `/fault/500/api/sheets/events`.
 * Further segments may follow the kind, to tell tests apart.
 * @type {import('@web/test-runner').Middleware}
 */
export async function answerFault(context, next) {
  const [, kind = ''] = /^\/fault\/([^/]+)\//.exec(context.path) ?? [];
  const answer = KINDS[kind];
  if (!answer) return next();
  const [, picture] = /^\/fault\/[^/]+(\/(?:news|pictures)\/.+\.\w+)$/.exec(context.path) ?? [];
  if (picture) {
    context.path = picture; // no call; where there is no picture, a view soon shows something else
    return next();
  }
  context.status = 200;
  const body = await answer(context);
  if (context.req.socket.destroyed) {
    context.respond = false;
    return;
  }
  context.body = typeof body === 'string' ? body : JSON.stringify(body);
  context.type = kind === 'html' ? 'text/html' : 'application/json';
}
