import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A request must have arrived whole within this time. Handlers that read a body have closer limits of their own. */
const REQUEST_TIMEOUT_MS = 1_800_000;
const HEADERS_TIMEOUT_MS = 15_000;
/** Longer than proxies keep a connection (60 s is usual), else they use one that is just being closed. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;

/** How often a stop looks for connections that have become idle. */
const CLOSE_IDLE_EVERY_MS = 100;
/** How long a stop waits for a request whose headers are arriving. */
const HEADERS_GRACE_MS = 500;

/**
 * The open connections, each with its responses in flight in the order of their requests. Node 20 closes idle
 * connections only after their first request: one that never sent a byte, as browsers open in advance, counts as busy.
 */
type Connections = Map<Socket, Set<ServerResponse>>;

export interface HttpServer {
  /** The port on which it listens. */
  port: number;
  /** Its address on this machine. */
  url: string;
  /**
   * Lets responses in flight finish, for `graceMs` at most; without any it takes half a second at most.
   * @returns the requests that were cut off, as `GET /path`.
   */
  stop(graceMs: number): Promise<string[]>;
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

/** Closes each connection when its response in flight is finished, all of them after `graceMs`. */
function closeConnections(server: Server, connections: Connections, graceMs: number): Promise<string[]> {
  const beganAt = performance.now();
  let cut: string[] = [];
  const closeUnneeded = () => {
    server.closeIdleConnections();
    const isHeadersGraceOver = performance.now() - beganAt >= HEADERS_GRACE_MS;
    for (const [socket, { size }] of connections)
      if (size === 0 && (isHeadersGraceOver || socket.bytesRead === 0)) socket.destroy();
  };
  for (const [socket, [first]] of connections) {
    if (!first) continue;
    // Requests that its client has pipelined behind this one are not answered.
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

/** Leaves the query out, which may hold a token. */
function requestOf({ req }: ServerResponse): string {
  return `${req.method} ${req.url?.split('?', 1)[0]}`;
}
