import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * A server's connections, and which of them have a request in flight. Node 20 closes idle connections
 * only after a first request: one that never sent a byte, as browsers open in advance, counts as busy.
 */
export class Connections {
  readonly #inFlight = new Map<Socket, number>();

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.#inFlight.set(socket, 0);
      socket.once('close', () => this.#inFlight.delete(socket));
    });
    server.on('request', ({ socket }: IncomingMessage, outgoing: ServerResponse) => {
      this.#count(socket, 1);
      outgoing.once('close', () => this.#count(socket, -1));
    });
  }

  /** Closes those that have not sent anything yet. */
  closeSilent(): void {
    for (const [socket] of this.#inFlight) if (socket.bytesRead === 0) socket.destroy();
  }

  /** Closes those without a request in flight, also in the middle of a request's headers. */
  closeUnused(): void {
    for (const [socket, requests] of this.#inFlight) if (requests === 0) socket.destroy();
  }

  #count(socket: Socket, change: number): void {
    const requests = this.#inFlight.get(socket);
    if (requests !== undefined) this.#inFlight.set(socket, requests + change);
  }
}
