import { createServer, type ServerResponse } from 'node:http';
import { listen } from './listen';

/** An unprocessed request for one object. */
export interface ObjectRequest {
  method: string;
  key: string;
  outgoing: ServerResponse;
  /** Processes the request and responds. */
  serve(): void;
}

interface StoredObject {
  bytes: Buffer;
  at: Date;
}

const SIGNED = /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/us-east-1\/s3\/aws4_request, .*Signature=[0-9a-f]{64}$/;

/**
 * An S3-like service with only the features that photos need. It lists two objects per page, and serves every request
 * unless `setFault` intercepts it.
 */
export async function bucketHost() {
  const stored = new Map<string, StoredObject>();
  let onObject = ({ serve }: ObjectRequest) => serve();
  const server = createServer(async (incoming, outgoing) => {
    const bytes = Buffer.concat(await incoming.toArray());
    const url = new URL(incoming.url ?? '/', 'http://x');
    const [, bucket, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    const [key, method] = [rest.join('/'), incoming.method ?? ''];
    if (!SIGNED.test(incoming.headers.authorization ?? ''))
      return outgoing.writeHead(403).end('<Code>AccessDenied</Code>');
    if (bucket !== 'society') return outgoing.writeHead(404).end('<Code>NoSuchBucket</Code>');
    if (!key) return outgoing.end(listing(stored, url.searchParams));
    onObject({ method, key, outgoing, serve: () => serveObject(stored, { method, key, bytes }, outgoing) });
  });
  const url = `http://127.0.0.1:${await listen(server)}/society`;
  return {
    url,
    /** Settings for a server that stores its photos here. */
    bucket: { url, prefix: '', accessKeyId: 'key', secretAccessKey: 'secret' },
    objects: {
      get size() {
        return stored.size;
      },
      keys: () => stored.keys(),
      values: () => [...stored.values()].map(({ bytes }) => bytes),
    },
    /** Changes when an object was stored. @param name the end of its key. */
    setTime(name: string, at: Date): void {
      for (const [key, object] of stored) if (key.endsWith(`/${name}`)) object.at = at;
    },
    setFault(fault: (request: ObjectRequest) => void): void {
      onObject = fault;
    },
  };
}

function serveObject(
  stored: Map<string, StoredObject>,
  { method, key, bytes }: { method: string; key: string; bytes: Buffer },
  outgoing: ServerResponse,
): void {
  if (method === 'PUT') {
    stored.set(key, { bytes, at: new Date() });
    outgoing.writeHead(200).end();
  } else if (method === 'DELETE') {
    stored.delete(key);
    outgoing.writeHead(204).end();
  } else {
    const found = stored.get(key);
    outgoing.writeHead(found ? 200 : 404).end(found?.bytes);
  }
}

function listing(stored: Map<string, StoredObject>, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const prefix = query.get('prefix') ?? '';
  const keys = [...stored.keys()].sort().filter((key) => key.startsWith(prefix) && key > after);
  const contents = keys.slice(0, 2).map((key) => {
    const at = stored.get(key)?.at.toISOString();
    return `<Contents><Key>${xml(key)}</Key><LastModified>${at}</LastModified></Contents>`;
  });
  const next = keys.length > 2 ? `<NextContinuationToken>${xml(keys[1] ?? '')}</NextContinuationToken>` : '';
  return `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
}

/** Escapes text as Go's encoding/xml does, in which MinIO and others are written. */
function xml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&#34;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
