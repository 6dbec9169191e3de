import type { Hono } from 'hono';
import {
  MARKING,
  MESSAGE_FILTERS,
  MESSAGE_ID,
  type MessageList,
  type MessageOutcome,
} from '../../model/desk/message-list';
import { type DeskEnv, type DeskParts, eraseAfterResponse, readJson, readListView, respondCsv } from './desk-call';

/** Adds the routes under `/messages`. Paths and logs identify messages only by id. */
export function addMessages(app: Hono<DeskEnv>, parts: DeskParts): void {
  const { storage, settings, log, now } = parts;
  const { messages } = storage;
  app.get('/messages', async (c) => {
    const list = await messages.page(readListView(c, MESSAGE_FILTERS));
    return c.json({ receives: [...settings.receives], ...list } satisfies MessageList);
  });

  app.post('/messages/mark', async (c) => {
    const { id, isAnswered } = await readJson(c, MARKING);
    const isDone = await messages.mark(id, isAnswered, c.get('session').officer);
    return c.json({ isDone } satisfies MessageOutcome);
  });

  app.post('/messages/remove', async (c) => {
    const { id } = await readJson(c, MESSAGE_ID);
    const isDone = await messages.remove(id);
    if (isDone) {
      log.info({ message: id, session: c.get('session').id }, 'a message was removed at the desk');
      eraseAfterResponse(c, parts);
    }
    return c.json({ isDone } satisfies MessageOutcome);
  });

  app.get('/messages/export.csv', async (c) => {
    return respondCsv(c, `messages-${now().toISOString().slice(0, 10)}`, await messages.csv());
  });
}
