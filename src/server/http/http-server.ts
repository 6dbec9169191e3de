import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type Connections, closeConnections } from './close-connections';

/** A request must have arrived whole within this time. Handlers that read a body have closer limits of their own. */
const REQUEST_TIMEOUT_MS = 1_800_000;
const HEADERS_TIMEOUT_MS = 15_000;
/** Longer than proxies keep a connection (60 s is usual), else they use one that is just being closed. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;

export interface HttpServer {
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
  const server = createServer(
    { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: HEADERS_TIMEOUT_MS },
    (incoming, outgoing) => {
      const responses = connections.get(incoming.socket);
      if (isStopping && (responses?.size !== 0 || incoming.socket.writableEnded)) return; // pipelined: not in flight
      responses?.add(outgoing);
      outgoing.once('close', () => responses?.delete(outgoing));
      if (isStopping) outgoing.setHeader('Connection', 'close');
      listener(incoming, outgoing);
    },
  );
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  server.on('connection', (socket: Socket) => {
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return {
    url: urlOf(server.address() as AddressInfo),
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
