import { json } from 'node:stream/consumers';

/**
 * What opens the answers that are held back, by the name behind `/fault/held/`.
 * @type {Map<string, { opened: Promise<void>, open: () => void }>}
 */
const gates = new Map();

/**
 * The forms that were sent, by the name behind `/fault/receiving/`.
 * @type {Map<string | undefined, object[]>}
 */
const received = new Map();

/** How many times each address of a kind that counts has been asked. */
const asked = new Map();

const ROW = { id: '1', title: 'Machine Design Lecture', description: '', location: '', imageUrl: '', otherImages: '' };
const PERSON = { id: '1', name: 'Nimali Perera', batch: '2019', email: 'nimali@example.org' };
const PICTURES = ['paddock', 'workshop-night', 'hydropower'].map((name) => {
  return { src: `/pictures/gallery/${name}.svg`, title: `A picture of ${name}` };
});
/** So many days from now, as a sheet has it: 01/12/2029. */
const day = (/** @type {number} */ offset) =>
  new Date(Date.now() + offset * 24 * 60 * 60 * 1000).toISOString().slice(0, 10).split('-').reverse().join('/');
const success = (/** @type {unknown} */ data) => ({ success: true, data });

/** One of whatever is asked for: a person of the directory, the gallery's pictures, else an event of the far future, which news and projects can be read from too. */
const one = (/** @type {import('koa').Context} */ { path }) =>
  path.endsWith('/api/users/all')
    ? [PERSON]
    : success(path.endsWith('/content/gallery.json') ? PICTURES : [{ ...ROW, date: '01/01/2999' }]);

/**
 * What each kind answers to any call below its base, as JSON unless it is text.
 * @type {Record<string, (context: import('koa').Context) => unknown>}
 */
const KINDS = {
  /** The one event of the far future, or the one person, once someone asks for `/fault/held/<name>/release`. */
  held: async (context) => {
    const gate = gateOf(context.path.split('/')[3] ?? '');
    if (context.path.endsWith('/release')) gate.open();
    await gate.opened;
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
  /** 500 at the first call below this very base, afterwards the one event or person: `/fault/flaky/any-name`. */
  flaky: (context) => {
    const count = (asked.get(context.path) ?? 0) + 1;
    asked.set(context.path, count);
    if (count === 1) context.status = 500;
    return count === 1 ? { message: 'Broken on purpose' } : one(context);
  },
  /** A failure that says nothing to people. */
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
  /** Events of all kinds, one of them today wherever the visitor is. */
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
  /** 5,000 events, half of them past. */
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
  /** A directory of nobody, and one of 10,000 people. */
  nobody: () => [],
  alumni: () => ({
    users: Array.from({ length: 10_000 }, (_, i) => ({
      ...PERSON,
      id: i,
      name: `Zoë Silva ${i}`,
      batch: 1980 + (i % 40),
    })),
  }),
  /** A directory that sends pages, of 4,000 people. */
  paged: (/** @type {import('koa').Context} */ { query }) => {
    const page = Number(query.page ?? 1);
    const items = Array.from({ length: 12 }, (_, i) => ({ id: `${page}-${i}`, name: `Page ${page}`, batch: '2019' }));
    return { items, batches: ['2019'], page, total: 4000, all: 4000 };
  },
  /** An application that has arrived, and one that is not as it should be. */
  accepted: () => ({ message: 'Received with thanks' }),
  /** Takes forms, except the first one sent to this very base: `/fault/receiving/any-name`. A GET lists what was sent. */
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
 * `/fault/<kind>` is a base for a tag's `api` attribute: `/fault/500` fails `/fault/500/api/sheets/events`.
 * Further segments may follow the kind, to tell tests apart.
 * @type {import('@web/test-runner').Middleware}
 */
export async function answerFault(context, next) {
  const [, kind = ''] = /^\/fault\/([^/]+)\//.exec(context.path) ?? [];
  const answer = KINDS[kind];
  if (!answer) return next();
  const [, picture] = /^\/fault\/.+?(\/(?:news|pictures)\/.+\.\w+)$/.exec(context.path) ?? [];
  if (picture) {
    context.path = picture; // no call; where there is no picture, a view soon shows something else
    return next();
  }
  context.status = 200;
  const body = await answer(context);
  context.path = '/fault'; // the runner lets browsers keep whatever is named like a file for a year, failures too
  if (context.req.socket.destroyed) {
    context.respond = false;
    return;
  }
  context.body = typeof body === 'string' ? body : JSON.stringify(body);
  context.type = kind === 'html' ? 'text/html' : 'application/json';
}
