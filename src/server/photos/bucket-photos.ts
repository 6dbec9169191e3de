import { AwsClient } from 'aws4fetch';
import type { BucketSettings } from '../settings/bucket';
import { PHOTO_ENDING, PHOTO_ID, type PhotoStore, type StoredPhoto } from './photo-store';

/** A photo has some 60 KB. */
const TIMEOUT_MS = 15_000;
/** Besides the first try. A busy bucket responds with 503. */
const RETRIES = 2;

/** Photos as objects below a folder of a bucket, which is addressed by path: every service understands that. */
export function bucketPhotos({ endpoint, name, prefix, ...access }: BucketSettings, folder: string): PhotoStore {
  const start = `${prefix}${folder}/`;
  const bucket = `${endpoint.replace(/\/+$/, '')}/${name}`;
  const client = new AwsClient({ ...access, service: 's3', retries: RETRIES });

  async function send(method: string, address: string, body?: Uint8Array): Promise<Response> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const headers = body && { 'Content-Type': 'image/webp', 'Content-Length': String(body.length) };
    const response = await client.fetch(address, { method, body: body && new Uint8Array(body), headers, signal });
    if (response.ok || response.status === 404) return response;
    const code = /<Code>([^<]+)/.exec(await response.text())?.[1] ?? '';
    throw new Error(`The bucket answered ${method} with ${response.status} ${code}`.trim());
  }
  const addressOf = (id: string) => `${bucket}/${encodeKey(`${start}${id}${PHOTO_ENDING}`)}`;

  return {
    async put(id, bytes) {
      const { status } = await send('PUT', addressOf(id), bytes);
      if (status === 404) throw new Error(`There is no bucket ${name} at ${endpoint}`);
    },
    async get(id) {
      const response = await send('GET', addressOf(id));
      return response.status === 404 ? null : new Uint8Array(await response.arrayBuffer());
    },
    async remove(id) {
      await send('DELETE', addressOf(id));
    },
    async list(ids = PHOTO_ID) {
      const photos: StoredPhoto[] = [];
      for (let token = '', first = true; first || token; first = false) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: start });
        if (token) query.set('continuation-token', token);
        const text = await (await send('GET', `${bucket}?${query}`)).text();
        photos.push(...photosIn(text, start).filter(({ id }) => ids.test(id)));
        token = unescapeXml(/<NextContinuationToken>([^<]*)/.exec(text)?.[1] ?? '');
      }
      return photos;
    },
  };
}

function encodeKey(key: string): string {
  return key.split('/').map(encodeURIComponent).join('/');
}

function photosIn(listing: string, start: string): StoredPhoto[] {
  return [...listing.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, object = '']) => {
    const key = unescapeXml(/<Key>([^<]*)/.exec(object)?.[1] ?? '');
    const id = key.slice(start.length, -PHOTO_ENDING.length);
    const storedAt = new Date(/<LastModified>([^<]*)/.exec(object)?.[1] ?? '');
    return key.endsWith(PHOTO_ENDING) && !Number.isNaN(storedAt.getTime()) ? [{ id, storedAt }] : [];
  });
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replace(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole);
}
