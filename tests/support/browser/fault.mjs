import { json } from 'node:stream/consumers';

/**
 * Promises that delay responses, each with a function that resolves it, by the name after `/fault/held/`.
 * @type {Map<string, { opened: Promise<void>, open: () => void }>}
 */
const gates = new Map();

/**
 * Submitted forms, by the name after `/fault/receiving/`.
 * @type {Map<string | undefined, object[]>}
 */
const received = new Map();

const requestCounts = new Map();

const ROW = { id: '1', title: 'Machine Design Lecture', description: '', location: '', imageUrl: '', otherImages: '' };
const PERSON = { id: '1', name: 'Nimali Perera', batch: '2019', email: 'nimali@example.org' };
const PICTURES = ['paddock', 'workshop-night', 'hydropower'].map((name) => {
  return { src: `/pictures/gallery/${name}.svg`, title: `A picture of ${name}` };
});
/** Returns the date this many days from now, in the sheets' format: 01/12/2029. */
const day = (/** @type {number} */ offset) =>
  new Date(Date.now() + offset * 24 * 60 * 60 * 1000).toISOString().slice(0, 10).split('-').reverse().join('/');
const success = (/** @type {unknown} */ data) => ({ success: true, data });

/**
 * Items of the requested kind: a person for the directory, three images for the gallery, or else a far-future
 * event, which also works as news or a project.
 */
const one = (/** @type {import('koa').Context} */ { path }) =>
  path.endsWith('/api/users/all')
    ? [PERSON]
    : success(path.endsWith('/api/sheets/gallery') ? PICTURES : [{ ...ROW, date: '01/01/2999' }]);

/**
 * Responses to any call under `/fault/<kind>`, by kind. Text is sent as is, and everything else as JSON.
 * @type {Record<string, (context: import('koa').Context) => unknown>}
 */
const KINDS = {
  /** Responds with one far-future event or one person once the test requests `/fault/held/<name>/release`. */
  held: async (context) => {
    const gate = gateOf(context.path.split('/')[3] ?? '');
    if (context.path.endsWith('/release')) gate.open();
    await gate.opened;
    return one(context);
  },
  hang: (context) => new Promise((resolve) => context.req.once('close', resolve)),
  drop: (context) => context.req.socket.destroy(),
  500: (context) => {
    context.status = 500;
    return { message: 'Broken on purpose' };
  },
  /** Responds with 500 to the first call to each path, then with one event or person: `/fault/flaky/any-name`. */
  flaky: (context) => {
    const count = (requestCounts.get(context.path) ?? 0) + 1;
    requestCounts.set(context.path, count);
    if (count === 1) context.status = 500;
    return count === 1 ? { message: 'Broken on purpose' } : one(context);
  },
  html: () => '<!doctype html><title>Sign in</title><p>Please sign in.',
  'not-json': () => '{"success":true,"data":[',
  'not-a-list': () => success({ events: [] }),
  unsuccessful: () => ({ success: false }),
  empty: () => success([]),
  one,
  /** Events of all kinds, one of them today in the visitor's time zone. */
  season: () =>
    success(
      [
        ...[-1, 0, 1].map((offset) => ({ date: day(offset), status: 'Cancelled: storm' })),
        { date: day(2), status: 'Postponed' },
        { date: day(40), status: 'Moved online', time: '17:30-19:00', link: 'https://forms.example/' },
        { date: '01/05/2001', imageUrl: PICTURES[0]?.src, otherImages: PICTURES.map(({ src }) => src).join() },
        { date: '01/11/2001', imageUrl: PICTURES[0]?.src },
        { date: '' },
      ].map((row, i) => ({ ...ROW, id: String(i), ...row })),
    ),
  /** Coming events: two trips and a lecture. */
  typed: () =>
    success(
      ['Trip', 'Lecture', 'Trip'].map((type, i) => ({
        ...ROW,
        id: String(i),
        title: `${type} ${i}`,
        date: day(i + 1),
        type,
      })),
    ),
  /** Four pages of coming events. Half of them are trips, the others lectures. */
  'typed-pages': () =>
    success(
      Array.from({ length: 24 }, (_, i) => {
        const title = `${i % 2 ? 'Lecture' : 'Trip'} ${Math.floor(i / 2) + 1}`;
        return { ...ROW, id: String(i), title, date: day(i + 1), type: title.split(' ')[0] };
      }),
    ),
  many: () =>
    success(
      Array.from({ length: 5000 }, (_, i) => {
        return { ...ROW, id: String(i), title: `Event ${i}`, date: i % 2 ? '01/01/2001' : '01/01/2999' };
      }),
    ),
};

function gateOf(/** @type {string} */ name) {
  const known = gates.get(name);
  if (known) return known;
  let open = () => {};
  const opened = /** @type {Promise<void>} */ (new Promise((resolve) => (open = resolve)));
  gates.set(name, { opened, open });
  return { opened, open };
}

Object.assign(KINDS, {
  /** An empty directory, and one with 10,000 people. */
  'no-people': () => [],
  alumni: () => ({
    users: Array.from({ length: 10_000 }, (_, i) => ({
      ...PERSON,
      id: i,
      name: `Zoë Silva ${i}`,
      batch: 1980 + (i % 40),
    })),
  }),
  /** A directory with 4,000 people, sent one page at a time. */
  paged: (/** @type {import('koa').Context} */ { query }) => {
    const page = Number(query.page ?? 1);
    const items = Array.from({ length: 12 }, (_, i) => ({ id: `${page}-${i}`, name: `Page ${page}`, batch: '2019' }));
    return { items, batches: ['2019'], page, total: 4000, all: 4000 };
  },
  /** Accepts any application. `refused` responds with a validation error instead. */
  accepted: () => ({ message: 'Received with thanks' }),
  /** Accepts forms, except the first one sent to this base: `/fault/receiving/any-name`. A GET lists all forms sent. */
  receiving: async (/** @type {import('koa').Context} */ context) => {
    const [, , , name] = context.path.split('/');
    const forms = received.get(name) ?? [];
    if (context.method === 'GET') return forms;
    received.set(name, [...forms, await json(context.req)]);
    if (forms.length === 0) context.status = 500;
    return { message: forms.length === 0 ? 'Broken on purpose' : 'Received with thanks' };
  },
  refused: (/** @type {import('koa').Context} */ context) => {
    context.status = 422;
    return { message: 'Not like this', errors: [{ field: 'email', message: 'Email is invalid' }] };
  },
});

/**
 * Handles requests under `/fault/<kind>`, a base for a tag's `api` attribute: `/fault/500/api/sheets/events` fails with
 * 500. To keep tests apart, more path segments may follow the kind.
 * @type {import('@web/test-runner').Middleware}
 */
export async function serveFaults(context, next) {
  const [, kind = ''] = /^\/fault\/([^/]+)\//.exec(context.path) ?? [];
  const answer = KINDS[kind];
  if (!answer) return next();
  const [, picture] = /^\/fault\/.+?(\/(?:news|pictures)\/.+\.\w+)$/.exec(context.path) ?? [];
  if (picture) {
    context.path = picture; // not an API call; if images failed, views would replace them
    return next();
  }
  context.status = 200;
  const body = await answer(context);
  context.path = '/fault'; // the runner lets browsers cache every path with a file extension, even failures
  if (context.req.socket.destroyed) {
    context.respond = false;
    return;
  }
  context.body = typeof body === 'string' ? body : JSON.stringify(body);
  context.type = kind === 'html' ? 'text/html' : 'application/json';
}
