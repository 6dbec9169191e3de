import type { Context, Hono } from 'hono';
import {
  ADDRESS,
  type ImportReport,
  MAX_LIST_ADDRESSES,
  MAX_LIST_BYTES,
  SUBSCRIBER_FILTERS,
  type SubscriberList,
  type SubscriberRemoval,
} from '../../model/desk/newsletter-list';
import { LINKS_NEED_URL, publicUrlFault, siteUrlOf } from '../settings/site-url';
import { importList, readAddressList } from '../storage/newsletter/address-list';
import {
  type DeskEnv,
  DeskError,
  type DeskParts,
  eraseAfterResponse,
  readBytes,
  readJson,
  readListView,
  respondCsv,
} from './desk-call';

/** Adds the routes under `/newsletter`. Paths and logs contain no email addresses. */
export function addNewsletter(app: Hono<DeskEnv>, parts: DeskParts): void {
  const { storage, settings, log, now } = parts;
  const { subscribers } = storage;
  const today = () => now().toISOString().slice(0, 10);
  const readList = async (c: Context<DeskEnv>) =>
    readAddressList(await readBytes(c, MAX_LIST_BYTES), MAX_LIST_ADDRESSES);

  app.get('/newsletter', async (c) => {
    const list = await subscribers.page(readListView(c, SUBSCRIBER_FILTERS));
    return c.json({ receives: [...settings.receives], ...list } satisfies SubscriberList);
  });

  app.post('/newsletter/remove', async (c) => {
    const { email } = await readJson(c, ADDRESS);
    const removed = await subscribers.remove(email);
    if (removed) {
      log.info({ session: c.get('session').id }, 'an address was removed from the newsletter at the desk');
      eraseAfterResponse(c, parts);
    }
    return c.json({ email, outcome: removed ? 'removed' : 'unknown' } satisfies SubscriberRemoval);
  });

  app.post('/newsletter/preview', async (c) => c.json(await importList(subscribers, await readList(c), true)));

  app.post('/newsletter/import', async (c) => {
    const list = await readList(c);
    const report: ImportReport = await importList(subscribers, list);
    log.info({ added: report.added.count, session: c.get('session').id }, 'a list of addresses was imported');
    return c.json(report);
  });

  app.get('/newsletter/export.csv', async (c) => respondCsv(c, `newsletter-${today()}`, await subscribers.csv()));

  app.get('/newsletter/links.csv', async (c) => {
    const fault = publicUrlFault(settings);
    if (fault)
      throw new DeskError(409, 'not-configured', `${fault} ${LINKS_NEED_URL} Ask the administrator to set it.`);
    return respondCsv(c, `newsletter-links-${today()}`, await subscribers.linksCsv(siteUrlOf(settings)));
  });
}
