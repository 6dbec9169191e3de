import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A request must have arrived whole within this time. Handlers that read a body have closer limits of their own. */
const REQUEST_TIMEOUT_MS = 1_800_000;
const HEADERS_TIMEOUT_MS = 15_000;
/** Longer than proxies keep a connection (60 s is usual), else they use one that is just being closed. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
/** A kept connection that falls idle during a stop would hold the process for the whole grace time. */
const CLOSE_IDLE_EVERY_MS = 200;
/** How long a stop waits for a request whose headers are arriving. */
const HEADERS_GRACE_MS = 500;

export interface HttpServer {
  /** Its address on this machine. */
  url: string;
  /** Lets responses in flight finish, for `graceMs` at most; without any it takes half a second at most. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Listens on a port.
 * @throws the listening error, such as a port in use.
 */
export async function listen(
  { port, host }: { port: number; host?: string },
  listener: RequestListener,
): Promise<HttpServer> {
  let isStopping = false;
  const server = createServer(
    { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: HEADERS_TIMEOUT_MS },
    (incoming, outgoing) => {
      if (isStopping) outgoing.setHeader('Connection', 'close');
      listener(incoming, outgoing);
    },
  );
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  const connections = countRequests(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const closeIf = (isUnneeded: (socket: Socket, requests: number) => boolean) => {
    for (const [socket, requests] of connections) if (isUnneeded(socket, requests)) socket.destroy();
  };

  return {
    url: urlOf(server.address() as AddressInfo),
    stop: (graceMs) =>
      new Promise((resolve) => {
        isStopping = true;
        closeIf((socket) => socket.bytesRead === 0);
        const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
        const headers = setTimeout(() => closeIf((_, requests) => requests === 0), HEADERS_GRACE_MS);
        const grace = setTimeout(() => server.closeAllConnections(), graceMs);
        server.close(() => {
          clearInterval(idle);
          clearTimeout(headers);
          clearTimeout(grace);
          resolve();
        });
      }),
  };
}

/**
 * Counts the requests in flight per connection. Node 20 closes idle connections only after their first request: one
 * that never sent a byte, as browsers open in advance, counts as busy.
 */
function countRequests(server: Server): ReadonlyMap<Socket, number> {
  const counts = new Map<Socket, number>();
  const add = (socket: Socket, change: number) => {
    const requests = counts.get(socket);
    if (requests !== undefined) counts.set(socket, requests + change);
  };
  server.on('connection', (socket: Socket) => {
    counts.set(socket, 0);
    socket.once('close', () => counts.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, outgoing: ServerResponse) => {
    add(socket, 1);
    outgoing.once('close', () => add(socket, -1));
  });
  return counts;
}

function urlOf({ address, family, port }: AddressInfo): string {
  if (address === '::' || address === '0.0.0.0') return `http://localhost:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}
