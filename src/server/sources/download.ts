import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { type RequestFilteringAgentOptions, useAgent } from 'request-filtering-agent';
import { isLocalUrl } from '../settings/site-url';

const MAX_REDIRECTS = 20;

/** Options for the agent that reject any private IP address, even if the URL itself has one. */
export const PUBLIC_ONLY: RequestFilteringAgentOptions = { allowPrivateIPAddress: false, allowMetaIPAddress: false };

const DECODERS: Record<string, () => NodeJS.ReadWriteStream> = {
  gzip: createGunzip,
  br: createBrotliDecompress,
};

/** A response. Reading its body fails if it is incomplete. */
export interface Download {
  status: number;
  headers: IncomingMessage['headers'];
  body: AsyncIterable<Uint8Array>;
  /** Stops the transfer of a body that is not needed. */
  cancel(): void;
}

/**
 * Requests an http(s) URL and follows redirects, but never into a private network: a spreadsheet's host could otherwise
 * make this server read private URLs. Private URLs are allowed only if `url` itself points to this machine.
 *
 * Doesn't use `fetch`, which returns a truncated chunked or compressed response as if it were complete (Node 20.20).
 * `node:http` and `node:zlib` fail in these cases.
 * @param filter options for the agent that rejects private IP addresses.
 */
export async function download(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
  filter: RequestFilteringAgentOptions = { ...PUBLIC_ONLY, allowPrivateIPAddress: isLocalUrl(url) },
): Promise<Download> {
  let target = new URL(url);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await request(target, headers, signal, filter);
    const { location } = response.headers;
    const status = response.statusCode ?? 0;
    const cancel = () => void response.destroy();
    if (![301, 302, 303, 307, 308].includes(status) || !location)
      return { status, headers: response.headers, body: decoded(response), cancel };
    cancel();
    target = new URL(location, target);
  }
  throw new Error('too many redirects');
}

function request(
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
  filter: RequestFilteringAgentOptions,
): Promise<IncomingMessage> {
  const get = { 'http:': getHttp, 'https:': getHttps }[url.protocol];
  if (!get) throw new Error(`redirected to a URL that is not http(s): ${url.protocol}`);
  const sent = { 'user-agent': 'ummes', 'accept-encoding': 'gzip, br', ...headers };
  return new Promise((resolve, reject) => {
    // Keep the error listener: if the connection breaks later, another error follows.
    get(url, { headers: sent, signal, agent: useAgent(url.href, filter) }, resolve).on('error', reject);
  });
}

async function* decoded(response: IncomingMessage): AsyncIterable<Uint8Array> {
  const decoder = DECODERS[response.headers['content-encoding']?.trim().toLowerCase() ?? '']?.();
  const stream: Readable = decoder ? (pipeline(response, decoder, () => {}) as unknown as Readable) : response;
  try {
    yield* stream;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ECONNRESET' && code !== 'Z_BUF_ERROR') throw error;
    throw new Error('the response was incomplete', { cause: code });
  }
}
