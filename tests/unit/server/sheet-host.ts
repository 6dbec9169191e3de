import { createServer, type RequestListener } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { listen } from '../../support/server/listen';

/** Starts a web server that stands in for a published spreadsheet. Tests can change its responses. */
export async function sheetHost(answer: RequestListener) {
  const host = { url: '', asked: 0, answer };
  const server = createServer((req, res) => {
    host.asked += 1;
    host.answer(req, res);
  });
  host.url = `http://127.0.0.1:${await listen(server)}/pub?output=csv&key=secret`;
  return host;
}

export const csv =
  (text: string): RequestListener =>
  (_, res) =>
    res.setHeader('content-type', 'text/csv').end(text);

export const hanging: RequestListener = () => {};

export const signInPage: RequestListener = (_, res) =>
  res.setHeader('content-type', 'text/html').end('<!doctype html><title>Sign in</title>');

/** Sends the headers and the first bytes, but never the rest. */
export const stalling: RequestListener = (_, res) => res.setHeader('content-type', 'text/csv').write('title,date\nA,');

export const gone: RequestListener = (_, res) => res.writeHead(410).end();

export const circular: RequestListener = (req, res) => res.writeHead(302, { location: req.url ?? '/' }).end();

/** Declares a longer body than it sends. */
export const brokenOff: RequestListener = (_, res) => {
  res.writeHead(200, { 'content-type': 'text/csv', 'content-length': '5000' }).write('title,date\nA,01/01/2030\n');
  setTimeout(() => res.destroy(), 5);
};

const ROWS = `title,date\n${'A,01/01/2030\n'.repeat(100)}`;

/** Closes the connection between two rows, without sending the last chunk. */
export const chunkMissing: RequestListener = (_, res) => {
  res.setHeader('content-type', 'text/csv').write(ROWS, () => res.socket?.end());
};

/** Sends all but the last ten compressed bytes and declares that length, like a cache with a truncated download. */
export const compressedCut =
  (encoding: 'gzip' | 'br'): RequestListener =>
  (_, res) => {
    const whole = encoding === 'gzip' ? gzipSync(ROWS) : brotliCompressSync(ROWS);
    const half = whole.subarray(0, whole.length - 10);
    res.writeHead(200, { 'content-type': 'text/csv', 'content-encoding': encoding, 'content-length': half.length });
    res.end(half);
  };

export const compressed =
  (encoding: 'gzip' | 'br', text: string): RequestListener =>
  (_, res) =>
    res
      .writeHead(200, { 'content-type': 'text/csv', 'content-encoding': encoding })
      .end(encoding === 'gzip' ? gzipSync(text) : brotliCompressSync(text));

/** Redirects, as Google does for a published sheet. */
export const redirecting =
  (answer: RequestListener): RequestListener =>
  (req, res) =>
    req.url?.startsWith('/there') ? answer(req, res) : res.writeHead(307, { location: '/there?key=secret' }).end();

export const endless: RequestListener = (_, res) => {
  const rows = 'A repeated row,01/01/2030\n'.repeat(500);
  res.setHeader('content-type', 'text/csv').write('title,date\n');
  const more = () => {
    while (!res.destroyed && res.write(rows));
  };
  res.on('drain', more);
  more();
};
