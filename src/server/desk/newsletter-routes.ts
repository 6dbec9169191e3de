import { type Context, Hono } from 'hono';
import {
  ADDRESS,
  type Addition,
  type ImportReport,
  MAX_LIST_BYTES,
  MAX_LIST_LINES,
  type Removal,
} from '../../model/desk/newsletter-list';
import { oneLine } from '../../model/written-text';
import { eraseRemains } from '../database/erasure';
import { type AddressList, addressFault, ListError, readAddressList } from '../newsletter/address-list';
import { importList, previewImport } from '../newsletter/import-list';
import { LINKS_NEED_ADDRESS, subscribersCsv, unsubscribeLinksCsv } from '../newsletter/subscriber-files';
import { subscriberList } from '../newsletter/subscriber-list';
import { attachmentHeaders } from './attachment';
import type { DeskEnv, DeskParts } from './desk-env';
import { DeskError } from './desk-error';
import { readBytes, readJson } from './read-request';

/** Of an import's transaction in Postgres. In SQLite a deadline is the wait for the lock, as short as that of others. */
const IMPORT_DEADLINE_MS = 60_000;

/** The calls below `/newsletter`. No address is in a path or in the log. */
export function newsletterRoutes({ storage, settings, log, now }: DeskParts): Hono<DeskEnv> {
  const { subscribers, database } = storage;
  const app = new Hono<DeskEnv>();

  app.get('/', async (c) => c.json(await subscriberList(database, queryOf(c))));

  app.post('/', async (c) => {
    const email = oneLine((await readJson(c, ADDRESS)).email).toLowerCase();
    const fault = addressFault(email);
    if (fault) throw new DeskError(422, 'invalid', `Nothing was added: this ${fault}.`);
    const leftAt = (await subscribers.addUnknown([email])).get(email);
    const outcome = leftAt ? 'left' : leftAt === null ? 'known' : 'added';
    return c.json({ email, outcome, leftAt: leftAt ?? null } satisfies Addition);
  });

  app.post('/remove', async (c) => {
    const email = (await readJson(c, ADDRESS)).email.replaceAll('\0', ''); // Postgres takes none in a text
    const [removed] = await subscribers.remove([email]);
    const hasRemains = removed !== undefined && !(await erase());
    return c.json({ email, outcome: removed ? 'removed' : 'unknown', hasRemains } satisfies Removal);
  });

  app.post('/preview', async (c) => c.json(await previewImport(subscribers, await readList(c))));

  app.post('/import', async (c) => {
    const list = await readList(c);
    const deadlineMs = database.kind === 'postgres' ? IMPORT_DEADLINE_MS : undefined;
    const report: ImportReport = await importList(subscribers, list, deadlineMs);
    log.info({ added: report.added.count, session: c.get('officer').session }, 'a list of addresses was imported');
    return c.json(report);
  });

  app.get('/export.csv', async (c) => attachment(c, 'newsletter', await subscribersCsv(subscribers)));

  app.get('/links.csv', async (c) => {
    if (!settings.publicUrl) throw new DeskError(409, 'not-configured', LINKS_NEED_ADDRESS);
    return attachment(c, 'newsletter-links', await unsubscribeLinksCsv(subscribers, settings.publicUrl));
  });

  /** @returns whether nothing of what was removed is left in the database's files. */
  async function erase(): Promise<boolean> {
    try {
      await eraseRemains(database);
      return true;
    } catch (error) {
      log.warn({ err: error }, 'remains of a removed address could not be erased; the next try is within an hour');
      return false;
    }
  }

  function attachment(c: Context<DeskEnv>, name: string, text: string): Response {
    return c.body(text, 200, attachmentHeaders(`${name}-${now().toISOString().slice(0, 10)}.csv`));
  }

  return app;
}

function queryOf(c: Context<DeskEnv>) {
  const left = c.req.query('left');
  const filter = left === '1' ? 'left' : left === '0' ? 'subscribed' : 'all';
  const page = Number.parseInt(c.req.query('page') ?? '', 10);
  return { search: c.req.query('search') ?? '', filter, page: Number.isSafeInteger(page) ? page : 1 } as const;
}

async function readList(c: Context<DeskEnv>): Promise<AddressList> {
  const bytes = await readBytes(c, MAX_LIST_BYTES);
  try {
    return await readAddressList(bytes, MAX_LIST_LINES);
  } catch (error) {
    throw error instanceof ListError ? new DeskError(422, 'invalid', `Nothing was added. ${error.message}`) : error;
  }
}
