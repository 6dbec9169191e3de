import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** Time limit for receiving a complete request. The largest photo takes 85 minutes at the minimum speed (arrival.ts). */
const REQUEST_TIMEOUT_MS = 5_400_000;
const HEADERS_TIMEOUT_MS = 15_000;
/** Longer than proxies keep a connection open (usually 60 s), or they could reuse one that is being closed. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;

/** Interval between checks for idle connections while the server stops. */
const CLOSE_IDLE_EVERY_MS = 100;
/** Time limit for request headers that are still arriving when the server stops. */
const HEADERS_GRACE_MS = 500;

/**
 * Open connections and their responses in flight, in request order. Browsers open connections in advance, but Node 20
 * doesn't consider a connection idle until its first request.
 */
type Connections = Map<Socket, Set<ServerResponse>>;

export interface HttpServer {
  /** The port that it listens on. */
  port: number;
  /** Its URL on this machine. */
  url: string;
  /**
   * Waits up to `graceMs` for responses in flight to finish; if there are none, at most half a second.
   * @returns the requests that were cut off, as `GET /path`.
   */
  stop(graceMs: number): Promise<string[]>;
}

/**
 * Listens on a port.
 * @throws if it can't listen, for example because the port is in use.
 */
export async function listen(
  { port, host }: { port: number; host?: string },
  listener: RequestListener,
): Promise<HttpServer> {
  let isStopping = false;
  const connections: Connections = new Map();
  const timeouts = { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: HEADERS_TIMEOUT_MS };
  const server = createServer(timeouts, (incoming, outgoing) => {
    const responses = connections.get(incoming.socket);
    if (isStopping && (responses?.size !== 0 || incoming.socket.writableEnded)) return; // pipelined: not in flight
    responses?.add(outgoing);
    outgoing.once('close', () => responses?.delete(outgoing));
    if (isStopping) outgoing.setHeader('Connection', 'close');
    listener(incoming, outgoing);
  });
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  server.on('connection', (socket: Socket) => {
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    url: urlOf(address),
    stop(graceMs) {
      isStopping = true;
      return closeConnections(server, connections, graceMs);
    },
  };
}

function urlOf({ address, family, port }: AddressInfo): string {
  if (address === '::' || address === '0.0.0.0') return `http://localhost:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}

/** Closes each connection once its response in flight is sent, and all remaining ones after `graceMs`. */
function closeConnections(server: Server, connections: Connections, graceMs: number): Promise<string[]> {
  const startedAt = performance.now();
  let cut: string[] = [];
  const closeUnneeded = () => {
    server.closeIdleConnections();
    const isHeadersGraceOver = performance.now() - startedAt >= HEADERS_GRACE_MS;
    for (const [socket, { size }] of connections)
      if (size === 0 && (isHeadersGraceOver || socket.bytesRead === 0)) socket.destroy();
  };
  for (const [socket, [first]] of connections) {
    if (!first) continue;
    // Pipelined requests behind this one get no response.
    if (!first.headersSent) first.setHeader('Connection', 'close');
    first.once('close', () => socket.destroySoon());
  }
  return new Promise((resolve) => {
    const idle = setInterval(closeUnneeded, CLOSE_IDLE_EVERY_MS);
    const grace = setTimeout(() => {
      cut = [...connections.values()].flatMap(([first]) => (first ? requestOf(first) : []));
      server.closeAllConnections();
    }, graceMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(grace);
      resolve(cut);
    });
    closeUnneeded();
  });
}

/** Leaves out the query, which may contain a token. */
function requestOf({ req }: ServerResponse): string {
  return `${req.method} ${req.url?.split('?', 1)[0]}`;
}
