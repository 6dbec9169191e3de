import { DESK_API } from '../../model/desk/desk-paths';
import { CallError, callJson, jsonOf } from '../call';
import { type UploadOptions, upload } from '../upload';

/** The part of a zod schema that is used here. */
export interface Schema<Data> {
  safeParse(value: unknown): { success: true; data: Data } | { success: false };
}

interface DeskCall {
  /** Default: POST with a body, else GET. */
  method?: 'POST' | 'PATCH' | 'DELETE';
  /** The request body. */
  json?: unknown;
  signal?: AbortSignal;
}

/**
 * Calls the desk's API.
 * @param path under /api/desk, starting with a slash.
 * @param schema of the response.
 * @throws {CallError} with the server's message; `format` if the response doesn't match the schema.
 */
export async function callDesk<Data>(
  path: string,
  schema: Schema<Data>,
  { json, method = json === undefined ? undefined : 'POST', signal }: DeskCall = {},
): Promise<Data> {
  const body = json !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(json) };
  const url = DESK_API + path;
  return parse(
    url,
    await callJson(url, { cache: 'no-store', ...(method && { method }), ...(signal && { signal }), ...body }),
    schema,
  );
}

/** Sends a file and reports progress. Otherwise like `callDesk`. */
export async function uploadToDesk<Data>(
  path: string,
  file: Blob,
  schema: Schema<Data>,
  options: UploadOptions,
): Promise<Data> {
  const url = DESK_API + path;
  return parse(url, await upload(url, file, options), schema);
}

/** Maximum time for a download. A file with 100,000 addresses is 10 MB. */
const DOWNLOAD_TIMEOUT_MS = 300_000;

/** Downloads a file and returns it with the name from the server. Throws like `callDesk`. */
export async function downloadFromDesk(path: string): Promise<{ name: string; content: Blob }> {
  const url = DESK_API + path;
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS) });
    if (!response.ok) jsonOf(url, response.status, await response.text());
    const [, name = 'download.csv'] =
      /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    return { name, content: await response.blob() };
  } catch (error) {
    if (error instanceof CallError) throw error;
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new CallError('timeout', `${url} did not respond within ${DOWNLOAD_TIMEOUT_MS / 1000} s`);
    throw new CallError('network', `${url} could not be reached`);
  }
}

function parse<Data>(url: string, value: unknown, schema: Schema<Data>): Data {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new CallError('format', `${url} sent an unexpected response. Reload the page.`);
}
