import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { BucketSettings } from '../../settings/settings';
import { type FileStore, pictureType, type StoredFile } from './photo-store';

/** Time limit for a request, including its retries. A photo is about 60 kB, and a picture at most 1 MB. */
const TIMEOUT_MS = 15_000;
/** Maximum number of retries. A busy bucket responds with 503. */
const RETRIES = 2;
/** Delay before the first retry, doubled before the second. */
const RETRY_MS = 50;

/** Stores files as objects in a folder of a bucket, with path-style URLs, which every service supports. */
export function bucketFiles(
  { url, prefix, ...access }: BucketSettings,
  folder: string,
  timeoutMs = TIMEOUT_MS,
): FileStore {
  const keyPrefix = `${prefix}${folder}/`;
  const client = new AwsClient({ ...access, service: 's3' });

  async function send(method: string, target: string, body?: Uint8Array) {
    const signal = AbortSignal.timeout(timeoutMs);
    const headers = body && { 'Content-Type': pictureType(target), 'Content-Length': String(body.length) };
    try {
      for (let retries = 0; ; retries++) {
        const request = await client.sign(target, { method, body: body && new Uint8Array(body), headers });
        // Pass the signal here: a copied request loses its own on garbage collection (undici 4068, Node 20 to 24).
        const response = await fetch(request, { signal });
        const bytes = new Uint8Array(await response.arrayBuffer());
        const { status } = response;
        if ((status >= 200 && status < 300) || status === 404) return { status, bytes };
        const code = elementText(decoded(bytes), 'Code');
        const isBusy = status >= 500 || status === 429;
        if (!isBusy || retries === RETRIES)
          throw new Error(`The bucket responded to ${method} with ${status} ${code}`.trim());
        await sleep(RETRY_MS * 2 ** retries, undefined, { signal });
      }
    } catch (error) {
      if (!signal.aborted) throw error;
      throw new Error(`The bucket did not respond within ${timeoutMs / 1000} s`, { cause: error });
    }
  }
  const urlOf = (name: string) => `${url}/${`${keyPrefix}${name}`.split('/').map(encodeURIComponent).join('/')}`;

  return {
    async put(name, bytes) {
      const { status } = await send('PUT', urlOf(name), bytes);
      if (status === 404) throw new Error(`There is no bucket ${url}`);
    },
    async get(name) {
      const { status, bytes } = await send('GET', urlOf(name));
      return status === 404 ? null : bytes;
    },
    async remove(name) {
      await send('DELETE', urlOf(name));
    },
    async list() {
      const files: StoredFile[] = [];
      for (let token = '', first = true; first || token; first = false) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: keyPrefix });
        if (token) query.set('continuation-token', token);
        const listing = decoded((await send('GET', `${url}?${query}`)).bytes);
        files.push(...filesIn(listing));
        token = elementText(listing, 'NextContinuationToken');
      }
      return files;
    },
  };
}

function decoded(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

function filesIn(listing: string): StoredFile[] {
  return [...listing.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, object = '']) => {
    const name = elementText(object, 'Key').replace(/.*\//s, '');
    const storedAt = new Date(elementText(object, 'LastModified'));
    return Number.isNaN(storedAt.getTime()) ? [] : [{ name, storedAt }];
  });
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Returns the text of the first element with a name; '' if there is none. The elements read here have only text. */
function elementText(xml: string, name: string): string {
  const [, text = ''] = new RegExp(`<${name}>([^<]*)`).exec(xml) ?? [];
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex, decimal, named) => {
    if (named) return ENTITIES[named] ?? entity;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}
