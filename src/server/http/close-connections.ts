import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A kept connection that falls idle during a stop would hold the process for the whole grace time. */
const CLOSE_IDLE_EVERY_MS = 100;
/** How long a stop waits for a request whose headers are arriving. */
const HEADERS_GRACE_MS = 500;

/**
 * The open connections, each with its responses in flight in the order of their requests. Node 20 closes idle
 * connections only after their first request: one that never sent a byte, as browsers open in advance, counts as busy.
 */
export type Connections = Map<Socket, Set<ServerResponse>>;

/**
 * Stops listening and closes each connection when its response in flight is finished, all of them after `graceMs`.
 * @returns the requests that were cut off, as `GET /path`.
 */
export function closeConnections(server: Server, connections: Connections, graceMs: number): Promise<string[]> {
  const beganAt = performance.now();
  let cut: string[] = [];
  const closeUnneeded = () => {
    server.closeIdleConnections();
    const isHeadersGraceOver = performance.now() - beganAt >= HEADERS_GRACE_MS;
    for (const [socket, { size }] of connections)
      if (size === 0 && (isHeadersGraceOver || socket.bytesRead === 0)) socket.destroy();
  };
  for (const [socket, responses] of connections) endAfterFirst(socket, responses);
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

/** Ends a connection after its response in flight. Requests that its client has pipelined behind it are not answered. */
function endAfterFirst(socket: Socket, [first]: ReadonlySet<ServerResponse>): void {
  if (!first) return;
  if (!first.headersSent) first.setHeader('Connection', 'close');
  first.once('close', () => socket.destroySoon());
}

/** Without the query, which may hold a token. */
function requestOf({ req }: ServerResponse): string {
  return `${req.method} ${req.url?.split('?', 1)[0]}`;
}
