import type { Context, Handler, MiddlewareHandler } from 'hono';
import { ALUMNI_PAGE_TYPE, ALUMNI_PATH, EMBED_PATH, FRAME_PATH, LOADER_PATH } from '../../model/addresses/api-paths';
import { TOO_MANY } from '../../model/forms/receiving';
import { OUTCOME_PARAMETER, UNSUBSCRIBE_PAGE, type UnsubscribeOutcome } from '../../model/forms/unsubscribe';
import { limitedClient } from '../http/client-address';
import { type PreparedResponse, respondWith } from '../http/prepared';
import { RENDERED_READS, type ReadLimit } from '../http/rate-limit';
import type { ServerEnv } from '../http/server-env';
import { keyOf } from '../publish/keys/cache-key';
import { FIRST_PEOPLE } from '../publish/lists/directory-maker';
import { NOT_FOUND } from '../publish/pages/page-maker';
import type { PageTable, SitePage } from '../publish/pages/page-table';
import type { Publisher } from '../publish/publisher';
import type { Settings } from '../settings/settings';
import type { Sources } from '../sources/sources';

/** Response headers while a source can't be read; Retry-After is in seconds. */
const RETRY = { 'Retry-After': '10', 'Cache-Control': 'no-store' };

/** How long a page waits for the sheets after the server has started. */
const FIRST_READ_MS = 1000;

export interface PublishedParts {
  settings: Pick<Settings, 'trustedProxies'>;
  publisher: Publisher;
  pages: PageTable;
  sources: Sources;
  limit: ReadLimit;
}

/** Serves a list that was prepared when its source changed. @param name the source's name, for the error message. */
export function listRoute({ publisher, sources, limit }: PublishedParts, name: string): Handler<ServerEnv> {
  return async (c) => {
    sources.visit();
    const wait = limit(c.env.incoming);
    if (wait > 0) return tooMany(c, wait);
    const key = publisher.keyOf(c.env.incoming.url ?? '');
    const isFirst = key === ALUMNI_PATH && c.req.header('accept')?.includes(ALUMNI_PAGE_TYPE);
    const find = () => (isFirst && publisher.published(FIRST_PEOPLE)) || publisher.published(key);
    if (!find()) await sources.firstRead;
    const found = find();
    return found ? respondWith(found, c.req) : unreadable(c, name);
  };
}

/** Serves tags, frames and directory searches, from memory or rendered on request. @param name as for `listRoute`. */
export function renderedRoute(parts: PublishedParts, name: string): Handler<ServerEnv> {
  const respond = responder(parts, name);
  return (c) => respond(c, parts.publisher.keyOf(c.env.incoming.url ?? ''));
}

/** Returns a function that sends the response for a key, from memory or made on request. @param name as for `listRoute`. */
export function responder(parts: PublishedParts, name: string) {
  const { publisher, sources, limit } = parts;
  const clientOf = clients(parts.settings);
  return async (c: Context<ServerEnv>, key: string) => {
    sources.visit();
    if (!publisher.published(key)) await sources.firstRead;
    const ready = publisher.published(key) ?? publisher.cached(key);
    const wait = limit(c.env.incoming, ready ? 1 : RENDERED_READS);
    if (wait > 0) return tooMany(c, wait);
    const found = ready ?? (await publisher.ask(key, clientOf(c)));
    return found ? respondWith(found, c.req) : unreadable(c, name);
  };
}

/**
 * Serves the loader with server-rendered tags (`?first=events,join`). The loader works without them, so it is
 * served without them if they can't be rendered, or if the page's origin may not read them.
 */
export function loaderRoute(parts: PublishedParts, origins: readonly string[] | null): MiddlewareHandler<ServerEnv> {
  const { publisher, sources, limit } = parts;
  const clientOf = clients(parts.settings);
  return async (c, next) => {
    const { incoming } = c.env;
    const key = publisher.keyOf(incoming.url ?? '');
    if (key === LOADER_PATH || (origins && !origins.includes(incoming.headers.origin ?? ''))) return next();
    sources.visit();
    const cached = publisher.cached(key);
    if (limit(incoming, cached ? 1 : RENDERED_READS) > 0) return next();
    const made = cached ?? (await publisher.ask(key, clientOf(c)));
    return made ? respondWith(made, c.req) : next();
  };
}

/**
 * Finds the response to a request for a page; null if there is no such page. If rendering takes longer than a second,
 * it is the page as built, and the browser loads its lists.
 */
export type FindPage = (c: Context<ServerEnv>) => Promise<Response | null>;

export function pageFinder(parts: PublishedParts): FindPage {
  const { publisher, pages, sources } = parts;
  const respond = pageResponder(parts);
  return async (c) => {
    sources.visit();
    const { url = '' } = c.env.incoming;
    const key = publisher.keyOf(url);
    if (!publisher.published(key)) await sources.firstReadWithin(FIRST_READ_MS);
    const published = publisher.published(key);
    if (published) return respondWith(published, c.req);
    const [path = ''] = url.split('?', 1);
    const page = pages.find(path);
    if (!page) return null;
    const isFolder = page.path.endsWith('/') && !path.endsWith('/');
    if (isFolder && pages.read(page) !== null) return c.body(null, 308, { Location: page.path });
    return respond(c, key, page);
  };
}

/** Returns a function that sends a page that isn't published: rendered on request, or else as built. */
function pageResponder({ publisher, pages, limit, settings }: PublishedParts) {
  const clientOf = clients(settings);
  return async (c: Context<ServerEnv>, key: string, page: SitePage) => {
    const cached = publisher.cached(key);
    const wait = limit(c.env.incoming, cached || page.isOwn ? 1 : RENDERED_READS);
    if (wait > 0) return tooMany(c, wait);
    const made = cached ?? (await publisher.ask(key, clientOf(c)));
    if (made) return respondWith(made, c.req);
    // A page of the society's own is made in advance, so there is none at this path.
    const built = page.isOwn ? null : pages.read(page);
    return built === null ? null : c.body(built, 200, { 'Cache-Control': 'no-cache', ...page.headers });
  };
}

/** Returns a function that renders the unsubscribe page with an outcome. Its key is not that of any URL. */
export function outcomeRenderer(publisher: Publisher) {
  return async (outcome: UnsubscribeOutcome): Promise<PreparedResponse | null | undefined> => {
    const key = keyOf(UNSUBSCRIBE_PAGE, [[OUTCOME_PARAMETER, outcome]]);
    return publisher.cached(key) ?? publisher.ask(key, '');
  };
}

/** Responds with the page for unknown paths. */
export function missingPage(parts: PublishedParts): Handler<ServerEnv> {
  const { publisher, pages } = parts;
  const clientOf = clients(parts.settings);
  return async (c) => {
    const found = publisher.published(NOT_FOUND) ?? (await publisher.ask(NOT_FOUND, clientOf(c)));
    if (found) return respondWith(found, c.req);
    return c.body(pages.read(pages.notFound) ?? 'Page not found', 404, pages.notFound.headers);
  };
}

/** Returns a function that names the client of a request, for its turns. Programs on this machine are one client. */
function clients({ trustedProxies }: PublishedParts['settings']): (c: Context<ServerEnv>) => string {
  return (c) => limitedClient(c.env.incoming, trustedProxies) ?? '';
}

function tooMany(c: Context<ServerEnv>, wait: number) {
  return c.json({ message: TOO_MANY }, 429, { 'Retry-After': String(wait) });
}

function unreadable(c: Context<ServerEnv>, name: string) {
  // Send an empty body: a server that includes the response would show any text on its page.
  if (c.req.path.startsWith(EMBED_PATH)) return c.text('', 503, RETRY);
  if (c.req.path.startsWith(FRAME_PATH))
    return c.text('This cannot be shown at the moment. Please try again later.', 503, RETRY);
  return c.json({ message: `The ${name} cannot be read at the moment.` }, 503, RETRY);
}
