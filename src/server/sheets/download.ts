import { lookup as lookUp } from 'node:dns';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { isPrivateAddress } from '../settings/private-address';

const MAX_REDIRECTS = 20;

const PRIVATE = 'redirected into a private network';

const DECODERS: Record<string, () => NodeJS.ReadWriteStream> = {
  gzip: createGunzip,
  br: createBrotliDecompress,
};

/** A response whose body ends with an error unless all of it has arrived. */
export interface Download {
  status: number;
  headers: IncomingMessage['headers'];
  body: AsyncIterable<Uint8Array>;
  /** Ends the transfer of a body that is not needed. */
  cancel(): void;
}

/**
 * Requests an http(s) address and follows redirects, but not from a public address into a private network: a
 * spreadsheet's host, or whoever controls its name, could otherwise have this server read what only it can reach.
 *
 * Node's `fetch` notices only one kind of early end, fewer bytes than Content-Length. If the last chunk of a chunked
 * response is missing, or the end of a compressed one, it returns what has arrived as if it were all (Node 20.20):
 * half a sheet. `node:http` and `node:zlib` fail in all three cases.
 */
export async function download(
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
  isPrivate = isPrivateAddress,
): Promise<Download> {
  let address = new URL(url);
  /** The address that the setting names may be in a private network; then redirects may be, too. */
  let refuses = (_: string) => false;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await request(address, headers, signal, refuses);
    const { location } = response.headers;
    const status = response.statusCode ?? 0;
    const cancel = () => void response.destroy();
    if (![301, 302, 303, 307, 308].includes(status) || !location)
      return { status, headers: response.headers, body: decoded(response), cancel };
    const { remoteAddress } = response.socket; // missing if the host has closed the connection
    if (redirects === 0 && !(remoteAddress && isPrivate(remoteAddress))) refuses = isPrivate;
    cancel();
    address = new URL(location, address);
  }
  throw new Error('redirect count exceeded');
}

/** @param refuses which IP addresses it must not connect to. */
function request(
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
  refuses: (address: string) => boolean,
): Promise<IncomingMessage> {
  const get = { 'http:': getHttp, 'https:': getHttps }[url.protocol];
  if (!get) throw new Error(`redirected to an address that is not http(s): ${url.protocol}`);
  const literal = url.hostname.replace(/^\[|\]$/g, ''); // not looked up
  if (isIP(literal) && refuses(literal)) throw new Error(PRIVATE);
  const sent = { 'user-agent': 'ummes', 'accept-encoding': 'gzip, br', ...headers };
  return new Promise((resolve, reject) => {
    // `agent: false` opens a new connection: a kept one that the host is just closing would count as a failure.
    // The error listener stays, as another error follows if the connection breaks off later.
    get(url, { headers: sent, signal, agent: false, lookup: lookupExcept(refuses) }, resolve).on('error', reject);
  });
}

/** Looks a name up for one connection, and refuses what it gives: a second look-up could give another address. */
function lookupExcept(refuses: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      if (found.some(({ address }) => refuses(address))) return callback(new Error(PRIVATE), []);
      const [first] = found;
      return options.all ? callback(null, found) : callback(null, first?.address ?? '', first?.family);
    });
  };
}

async function* decoded(response: IncomingMessage): AsyncIterable<Uint8Array> {
  const decoder = DECODERS[response.headers['content-encoding']?.trim().toLowerCase() ?? '']?.();
  const stream: Readable = decoder ? (pipeline(response, decoder, () => {}) as unknown as Readable) : response;
  try {
    yield* stream;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ECONNRESET' && code !== 'Z_BUF_ERROR') throw error;
    throw new Error('it ended before all of it had arrived', { cause: code });
  }
}
