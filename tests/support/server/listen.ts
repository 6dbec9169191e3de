import { once } from 'node:events';
import { type AddressInfo, connect, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Listens on a free port until the test ends. @returns the port. */
export async function listen(server: Server, host = '127.0.0.1'): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket.on('error', () => {})));
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  await once(server.listen(0, host), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Connects to a server and sends only this text. */
export async function openConnection(url: string, text = ''): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  if (text) await new Promise((resolve) => socket.write(text, resolve));
  return socket;
}
