import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';

export interface TlsAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Name and value in turns, as they arrived. */
  rawHeaders: string[];
  body: Buffer;
}

export interface TlsRequest {
  port: number;
  path: string;
  /** The address to connect to. Default: this machine's loopback. */
  host?: string;
  headers?: Record<string, string>;
  body?: FormData;
}

/** A request over TLS to a server whose certificate is its own. */
export async function askTls({ port, path, host = '127.0.0.1', headers = {}, body }: TlsRequest): Promise<TlsAnswer> {
  const sent = body && new Response(body);
  const bytes = sent && Buffer.from(await sent.arrayBuffer());
  const type = sent && {
    'Content-Type': sent.headers.get('content-type') ?? '',
    'Content-Length': String(bytes?.length),
  };
  const options = {
    host,
    port,
    path,
    method: body ? 'POST' : 'GET',
    headers: { Host: 'society.example', ...type, ...headers },
    rejectUnauthorized: false,
    agent: false,
  };
  return new Promise((resolve, reject) => {
    request(options, async (answer) => {
      const content = Buffer.concat(await answer.toArray());
      const { statusCode = 0, headers: received, rawHeaders } = answer;
      resolve({ status: statusCode, headers: received, rawHeaders, body: content });
    })
      .once('error', reject)
      .end(bytes);
  });
}
