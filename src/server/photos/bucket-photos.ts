import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { BucketSettings } from '../settings/bucket';
import { PHOTO_ENDING, PHOTO_ID, type PhotoStore, type StoredPhoto } from './photo-store';

/** A photo has some 60 KB. */
const TIMEOUT_MS = 15_000;
/** Besides the first try. A busy bucket responds with 503. */
const RETRIES = 2;
/** Until the first of them; the next one has twice as long. */
const RETRY_MS = 50;

interface BucketResponse {
  status: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Photos as objects below a folder of a bucket, which is addressed by path: every service understands that.
 * @param timeoutMs of a request with all its tries.
 */
export function bucketPhotos(
  { endpoint, name, prefix, ...access }: BucketSettings,
  folder: string,
  timeoutMs = TIMEOUT_MS,
): PhotoStore {
  const start = `${prefix}${folder}/`;
  const bucket = `${endpoint.replace(/\/+$/, '')}/${name}`;
  const client = new AwsClient({ ...access, service: 's3' });

  async function attempt(signal: AbortSignal, method: string, address: string, body?: Uint8Array) {
    const headers = body && { 'Content-Type': 'image/webp', 'Content-Length': String(body.length) };
    const request = await client.sign(address, { method, body: body && new Uint8Array(body), headers });
    // Not in the request: a copied request loses its signal when garbage is collected (undici 4068, Node 20 to 24).
    const response = await fetch(request, { signal });
    return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
  }

  async function send(method: string, address: string, body?: Uint8Array): Promise<BucketResponse> {
    const response = await withDeadline(timeoutMs, async (signal) => {
      for (let retries = 0; ; retries++) {
        const response = await attempt(signal, method, address, body);
        const isBusy = response.status >= 500 || response.status === 429;
        if (!isBusy || retries === RETRIES) return response;
        await sleep(RETRY_MS * 2 ** retries, undefined, { signal });
      }
    });
    const { status, bytes } = response;
    if ((status >= 200 && status < 300) || status === 404) return response;
    const code = /<Code>([^<]+)/.exec(textOf(bytes))?.[1] ?? '';
    throw new Error(`The bucket answered ${method} with ${status} ${code}`.trim());
  }
  const addressOf = (id: string) => `${bucket}/${encodeKey(`${start}${id}${PHOTO_ENDING}`)}`;

  return {
    async put(id, bytes) {
      const { status } = await send('PUT', addressOf(id), bytes);
      if (status === 404) throw new Error(`There is no bucket ${name} at ${endpoint}`);
    },
    async get(id) {
      const { status, bytes } = await send('GET', addressOf(id));
      return status === 404 ? null : bytes;
    },
    async remove(id) {
      await send('DELETE', addressOf(id));
    },
    async list(ids = PHOTO_ID) {
      const photos: StoredPhoto[] = [];
      for (let token = '', first = true; first || token; first = false) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: start });
        if (token) query.set('continuation-token', token);
        const text = textOf((await send('GET', `${bucket}?${query}`)).bytes);
        photos.push(...photosIn(text, start).filter(({ id }) => ids.test(id)));
        token = unescapeXml(/<NextContinuationToken>([^<]*)/.exec(text)?.[1] ?? '');
      }
      return photos;
    },
  };
}

/** Aborts the work after some time, and does not wait for it to end. @throws then. */
async function withDeadline<Result>(ms: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`The bucket did not answer within ${ms / 1000} s`);
      controller.abort(error);
      reject(error);
    }, ms);
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
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
