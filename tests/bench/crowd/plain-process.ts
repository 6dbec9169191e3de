import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import type { StoredResponse } from './plain-app';

export interface PlainProcess {
  url: string;
  pid: number;
  stop(): void;
}

/** Starts the plain app with these paths of a server. */
export async function startPlainProcess(serverUrl: string, paths: readonly string[]): Promise<PlainProcess> {
  const responses: StoredResponse[] = [];
  for (const path of new Set(paths)) responses.push(await store(serverUrl, path));
  const file = join(import.meta.dirname, 'plain-app.ts');
  const child = fork(file, { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
  child.send(responses);
  const [port] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.disconnect() };
}

/** Reads a response without decompressing it. */
async function store(url: string, path: string): Promise<StoredResponse> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url + path, { headers: { 'accept-encoding': 'br' } }, resolve)
      .once('error', reject)
      .end();
  });
  const body = new Uint8Array(Buffer.concat(await answer.toArray()));
  if (answer.statusCode !== 200) throw new Error(`${path} got ${answer.statusCode}`);
  const { date: _, connection: __, 'keep-alive': ___, ...headers } = answer.headers;
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return { path, headers: Object.fromEntries(texts), body };
}
