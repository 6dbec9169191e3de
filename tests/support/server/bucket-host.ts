import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A service that keeps objects the way S3 does, with their time, for as much of it as photos need. Two objects a page. */
export async function bucketHost() {
  const objects = new Map<string, Buffer>();
  const storedAt = new Map<string, Date>();
  const server = createServer(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray());
    const url = new URL(incoming.url ?? '/', 'http://x');
    const [, bucket, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    const signed = /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu\/s3\/aws4_request, .*Signature=[0-9a-f]{64}$/;
    if (!signed.test(incoming.headers.authorization ?? ''))
      return outgoing.writeHead(403).end('<Code>AccessDenied</Code>');
    if (bucket !== 'society') return outgoing.writeHead(404).end('<Code>NoSuchBucket</Code>');
    if (incoming.method === 'PUT') {
      storedAt.set(key, new Date());
      return outgoing.writeHead(200).end(void objects.set(key, body));
    }
    if (incoming.method === 'DELETE') return outgoing.writeHead(204).end(void objects.delete(key));
    if (key) {
      const found = objects.get(key);
      return found ? outgoing.end(found) : outgoing.writeHead(404).end();
    }
    const after = url.searchParams.get('continuation-token') ?? '';
    const keys = [...objects.keys()]
      .sort()
      .filter((each) => each.startsWith(url.searchParams.get('prefix') ?? '') && each > after);
    const contents = keys
      .slice(0, 2)
      .map((each) => ({ each, at: storedAt.get(each)?.toISOString() }))
      .map(({ each, at }) => `<Contents><Key>${each}</Key><LastModified>${at}</LastModified></Contents>`);
    const next = keys.length > 2 ? `<NextContinuationToken>${keys[1]}</NextContinuationToken>` : '';
    return outgoing.end(`<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, objects };
}
