import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { DeskErrorCode } from '../../model/desk/desk-error';
import type { ListView } from '../../model/desk/list';
import type { Society } from '../../model/society/society';
import type { Arrival } from '../http/arrival';
import { INERT } from '../http/headers';
import { readWhole } from '../http/request-body';
import type { ServerEnv } from '../http/server-env';
import type { PhotoEncoder } from '../intake/photos/photo-encoder';
import type { Settings } from '../settings/settings';
import type { Sources } from '../sources/sources';
import { eraseRemains } from '../storage/database/meta';
import type { Storage } from '../storage/storage';
import type { StoredSession } from './sessions';

/** Hono's environment for the desk's calls. The guard sets the officer's `session`. */
export interface DeskEnv extends ServerEnv {
  Variables: { session: StoredSession };
}

/** The parts of the server that the desk's calls use. */
export interface DeskParts {
  settings: Settings;
  storage: Storage;
  sources: Sources;
  encoder: PhotoEncoder;
  /** The facts about the society from the `site` sheet. */
  society(): Society;
  log: Logger;
  /** The clock for sessions. */
  now: () => Date;
}

/** First sentence of messages about calls that changed nothing. */
export const UNCHANGED = 'Nothing was changed.';

/** Maximum size of a JSON body. Two hundred decisions take about 12 kB, and the longest application about 30 kB. */
const MAX_JSON_BYTES = 65_536;

/** Thrown to respond to a call with an error. */
export class DeskError extends Error {
  override readonly name = 'DeskError';

  /**
   * @param code the machine-readable error.
   * @param message for the officer: the error, and what happened to the data.
   * @param details `retryAfter` in seconds, additional fields for the body, and the cause for the log.
   */
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: DeskErrorCode,
    message: string,
    readonly details: { retryAfter?: number; more?: object; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
  }
}

/**
 * Reads a request's JSON. Replaces NUL characters, which Postgres text can't hold.
 * @throws {DeskError} 400 if it is malformed, 422 if it does not match the schema.
 * @throws {RequestError} if it is larger than `maxBytes` (default: 64 KB), too slow or incomplete.
 */
export async function readJson<Schema extends z.core.$ZodType>(
  c: Context<DeskEnv>,
  schema: Schema,
  { maxBytes = MAX_JSON_BYTES, arrival }: { maxBytes?: number; arrival?: Arrival } = {},
): Promise<z.output<Schema>> {
  const bytes = await readBytes(c, maxBytes, arrival);
  let json: unknown;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    json = JSON.parse(text, (_, value) => (typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value));
  } catch {
    throw new DeskError(400, 'malformed', `${UNCHANGED} The request is not valid JSON.`);
  }
  const { success, data } = z.safeParse(schema, json);
  if (success) return data;
  throw new DeskError(422, 'invalid', `${UNCHANGED} The server does not understand this request. Reload the page.`);
}

/** Reads the body of a request. @throws {RequestError} if it is too large, too slow or incomplete. */
export function readBytes(c: Context<DeskEnv>, maxBytes: number, arrival?: Arrival): Promise<Buffer> {
  const limit = maxBytes < 1_000_000 ? `${maxBytes / 1000} kB` : `${maxBytes / 1_000_000} MB`;
  const tooLarge = `${UNCHANGED} This is too large: at most ${limit} can be sent.`;
  return readWhole(c.env.incoming, { maxBytes, tooLarge }, arrival);
}

/**
 * Reads the filter, search and page of a list from the query.
 * @param filters the list's filters; the first is the default.
 * @throws {DeskError} 422 for an unknown filter.
 */
export function readListView<Filter extends string>(
  c: Context<DeskEnv>,
  filters: readonly [Filter, ...Filter[]],
): ListView<Filter> {
  const named = c.req.query('filter');
  const filter = named ? filters.find((each) => each === named) : filters[0];
  if (!filter) throw new DeskError(422, 'invalid', 'This list has no such filter. Reload the page.');
  const page = Number.parseInt(c.req.query('page') ?? '', 10);
  return { filter, search: c.req.query('search') ?? '', page: Number.isSafeInteger(page) ? page : 1 };
}

/** Responds with a CSV file to save. @param name the file name without its extension. */
export function respondCsv(c: Context<DeskEnv>, name: string, content: string): Response {
  return c.body(content, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.csv"`,
    'Content-Security-Policy': INERT,
  });
}

/** Erases deleted data from the database files after the response, because this may take a while. */
export function eraseAfterResponse(c: Context<DeskEnv>, { storage, log }: DeskParts): void {
  const warning = 'deleted data could not be erased from the database files; the server will try again within an hour';
  const erase = () => eraseRemains(storage.database).catch((error) => log.warn({ err: error }, warning));
  c.env.outgoing.once('close', () => void erase());
}
