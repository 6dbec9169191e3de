import { type Context, Hono } from 'hono';
import { MARKING, MESSAGE_ID, type MessageList, type MessageOutcome } from '../../model/desk/message-list';
import { eraseRemains } from '../database/erasure';
import { messageList } from '../messages/message-list';
import { messagesCsv } from '../messages/messages-csv';
import { attachmentHeaders } from './attachment';
import type { DeskEnv, DeskParts } from './desk-env';
import { readJson } from './read-request';

/** The calls below `/messages`. Nothing of a message but its id is in a path or in the log. */
export function messageRoutes({ storage, settings, log, now }: DeskParts): Hono<DeskEnv> {
  const { messages, database } = storage;
  const app = new Hono<DeskEnv>();

  app.get('/', async (c) => {
    const list = await messageList(database, queryOf(c));
    return c.json({ isOn: settings.receives.includes('contact'), ...list } satisfies MessageList);
  });

  app.post('/mark', async (c) => {
    const { id, isAnswered } = await readJson(c, MARKING);
    const isDone = await messages.mark(knownId(id), isAnswered, c.get('officer').name);
    return c.json({ isDone } satisfies MessageOutcome);
  });

  app.post('/remove', async (c) => {
    const { id } = await readJson(c, MESSAGE_ID);
    const [removed] = await messages.remove([knownId(id)]);
    if (removed) {
      log.info({ message: removed, session: c.get('officer').session }, 'a message was removed at the desk');
      const warning = 'remains of a removed message could not be erased; the next try is within an hour';
      const erase = () => eraseRemains(database).catch((error) => log.warn({ err: error }, warning));
      c.env.outgoing.once('close', () => void erase()); // it may take a while
    }
    return c.json({ isDone: removed !== undefined } satisfies MessageOutcome);
  });

  app.get('/export.csv', async (c) => {
    const name = `messages-${now().toISOString().slice(0, 10)}.csv`;
    return c.body(await messagesCsv(messages), 200, attachmentHeaders(name));
  });

  return app;
}

/** What no id can be is none: Postgres takes no NUL in a text. */
function knownId(id: string): string {
  return /^[\w-]{1,64}$/.test(id) ? id : '';
}

function queryOf(c: Context<DeskEnv>) {
  const written = c.req.query('filter');
  const filter = written === 'open' || written === 'answered' ? written : 'all';
  const page = Number.parseInt(c.req.query('page') ?? '', 10);
  return { search: c.req.query('search') ?? '', filter, page: Number.isSafeInteger(page) ? page : 1 } as const;
}
