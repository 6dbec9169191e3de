import { Hono } from 'hono';
import { addDays, type Day, localDay } from '../../model/day';
import { type EventRow, eventRow } from '../../model/event';
import { type PreparedBody, prepareBody, respondWith } from '../http/body';
import type { ServerEnv } from '../http/server-env';
import { manyNews, manyProjects } from './news';
import { manyAlumni } from './people';
import { statePostRoutes } from './posts';

/** A gallery turns one picture after the other: more than this nobody waits for. */
const MANY_PICTURES = 100;

/** Long enough to look at what shows meanwhile, shorter than the 30 s after which a widget gives up. */
const SLOW_MS = 20_000;
/** As many as a society gathers in a century. */
const MANY = 5000;

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

const PEOPLE_PATH = '/api/users/all';

/** Rows for the calls that have many, by the call's path. */
const ROWS: Readonly<Record<string, (today: Day) => object[]>> = {
  '/api/sheets/events': manyEvents,
  '/api/sheets/news': (today) => manyNews(MANY, today),
  '/api/sheets/student-life': () => manyProjects(MANY),
  '/content/gallery.json': () => manyPictures(),
  [PEOPLE_PATH]: (today) => manyAlumni(MANY, Number(today.slice(0, 4))),
};

/** The directory is a plain list, the sheets are lists with `success` (spec, section 7). */
const listAnswer = (path: string, rows: object[]) =>
  path.includes(PEOPLE_PATH) ? rows : { success: true, data: rows };

/**
 * Bases for a tag's `api` attribute that put it into a state, for the workbench and for hosts who want
 * to see their page in it: `/demo/states/<state>` with loading (an answer after 20 s), empty, unsuccessful
 * (`success: false`), error (500), html (a page instead of data) or many (5,000 rows). What is sent there is
 * kept nowhere.
 */
export function stateRoutes(): Hono<ServerEnv> {
  const states = new Hono<ServerEnv>();
  let many: { key: string; body: PreparedBody } | undefined;

  states.get('/empty/:kind{api|content}/*', (c) => c.json(listAnswer(c.req.path, [])));
  states.get('/unsuccessful/:kind{api|content}/*', (c) =>
    c.json({ success: false, message: 'Nothing is given today.' }),
  );
  states.get('/error/:kind{api|content}/*', (c) => c.json({ message: 'This address always fails.' }, 500));
  states.get('/html/:kind{api|content}/*', (c) => c.html('<!doctype html><title>Sign in</title><p>Please sign in.'));
  states.get('/loading/:kind{api|content}/*', async (c) => {
    await passed(SLOW_MS, c.req.raw.signal);
    return c.json(listAnswer(c.req.path, []));
  });
  states.get('/many/*', async (c, next) => {
    const path = /\/(?:api|content)\/.*?(?=\/?$)/.exec(c.req.path)?.[0] ?? '';
    const rows = Object.hasOwn(ROWS, path) && ROWS[path];
    if (!rows) return next();
    const today = localDay(new Date());
    const key = `${today} ${path}`;
    if (many?.key !== key)
      many = { key, body: await prepareBody(JSON.stringify(listAnswer(path, rows(today))), JSON_TYPE) };
    return respondWith(many.body, c.req.header());
  });
  states.route(
    '/',
    statePostRoutes((left) => passed(SLOW_MS, left)),
  );
  return states;
}

/** Resolves after some time, or at once when the visitor leaves. */
function passed(ms: number, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    left.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

const KINDS = [
  'Guest Lecture',
  'Workshop',
  'Industrial Visit',
  'Design Review',
  'Sports Meet',
  'Alumni Evening',
  'Quiz',
];
const PLACES = ['Machine Shop', 'Thermodynamics Laboratory', 'Lecture Hall 2', 'Main Auditorium', 'Sports Ground', ''];
const PICTURES = ['formula-student', 'wind-tunnel', 'bionic-lab', 'machine-shop', 'robotics', 'cad-workshop'];
const TEXTS = [
  'Bring a sketch and a question.',
  'An evening with people who build what others draw: bearings, gearboxes, test rigs, and the small mistakes that taught them most. Tea is served at half past four.',
  '',
];

const TIMES = ['18:30', '16:00-18:00', '09:30-16:00', '22:00-02:00'];
const STATUSES = ['cancelled', 'postponed', 'moved online'] as const;
/** Few visitors' clocks show this zone's time: its name can be seen. */
const DEMO_ZONE = 'Asia/Colombo';

/** Half of them past, half to come, one a day. */
function manyEvents(today: Day): EventRow[] {
  return Array.from({ length: MANY }, (_, index) => {
    const number = index + 1;
    const picture = PICTURES[index % (PICTURES.length + 1)];
    return eventRow({
      id: String(number),
      title: `${KINDS[index % KINDS.length]} ${number}`,
      description: TEXTS[index % TEXTS.length] ?? '',
      location: PLACES[index % PLACES.length] ?? '',
      imageUrl: picture ? `/pictures/events/${picture}.svg` : '',
      otherImages: [],
      date: addDays(today, index - MANY / 2),
      ...(index % 3 === 0 && { time: TIMES[index % TIMES.length], timeZone: DEMO_ZONE }),
      ...(index % 4 === 1 && { status: STATUSES[index % STATUSES.length] }),
      ...(index % 2 === 0 && { link: 'https://forms.example/register' }),
    });
  });
}

function manyPictures(): object[] {
  return Array.from({ length: MANY_PICTURES }, (_, index) => {
    const picture = PICTURES[index % PICTURES.length];
    return { src: `/pictures/events/${picture}.svg`, title: `${KINDS[index % KINDS.length]} ${index + 1}` };
  });
}
