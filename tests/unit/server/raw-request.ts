import { connect } from 'node:net';

/** How long the server may stay silent before it is considered hung. Long, because the machine may be busy. */
const HANGS_AFTER_MS = 30_000;

export interface RawResponse {
  status: number;
  /** The header lines in lower case. */
  headers: string;
  body: string;
}

/**
 * Sends bytes unchanged, and reads until the server closes the connection.
 * @param cuts where to split the bytes into chunks that are sent one after another.
 * @throws if the server sends nothing, or something that is not HTTP.
 */
export async function sendRaw(url: string, bytes: Buffer, cuts: readonly number[] = []): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setNoDelay(true);
  const received: Buffer[] = [];
  const closed = new Promise<void>((resolve, reject) => {
    socket.setTimeout(HANGS_AFTER_MS, () => socket.destroy(new Error('the server hung')));
    socket.on('data', (data) => received.push(data)).on('close', () => resolve());
    // A server that has responded may close the connection before reading everything.
    socket.on('error', (error) => (received.length > 0 ? resolve() : reject(error)));
  });
  const ends = [...new Set([...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length])].sort((a, b) => a - b);
  let start = 0;
  for (const end of ends) {
    if (!socket.writable) break;
    socket.write(bytes.subarray(start, end));
    start = end;
    await new Promise((resolve) => setImmediate(resolve));
  }
  await closed;
  const text = Buffer.concat(received).toString('latin1');
  const [, status, headers, body] = /^HTTP\/1\.1 (\d{3})[^\r]*\r\n([\s\S]*?)\r\n\r\n([\s\S]*)$/.exec(text) ?? [];
  if (!status) throw new Error(`this is not HTTP: ${JSON.stringify(text.slice(0, 200))}`);
  const read = headers?.toLowerCase() ?? '';
  return {
    status: Number(status),
    headers: read,
    body: read.includes('transfer-encoding: chunked') ? unchunked(body) : (body ?? ''),
  };
}

function unchunked(body = ''): string {
  let rest = body;
  let whole = '';
  for (;;) {
    const [line, size = '0'] = /^([\da-f]+)\r\n/i.exec(rest) ?? ['', '0'];
    const length = Number.parseInt(size, 16);
    if (length === 0) return Buffer.from(whole, 'latin1').toString('utf8');
    whole += rest.slice(line.length, line.length + length);
    rest = rest.slice(line.length + length + 2);
  }
}
