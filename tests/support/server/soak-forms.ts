import { applicationOf } from '../../../src/model/application';
import { applicationParts, newAttemptId, PHOTO_PART } from '../../../src/model/application-parts';
import { REPORT_PATH } from '../../../src/server/http/csp';
import { ANSWERS } from './application-form';
import type { SoakKind, SoakOptions } from './soak';
import { at } from './soak-reads';

/* What a soak sends. Every body or query is another one. */

const SUBMIT = '/users/submit';
const FORM = { 'content-type': 'multipart/form-data; boundary=soak' };
/** What the parser has to hold when an upload breaks off. */
const UPLOAD_BYTES = 20_000;

/** How many of so many requests are applications that are stored. */
export function storedAmong(requests: number): number {
  return requests / 2000;
}

/** @param photo a picture that can be encoded. @param tokens of subscribers. */
export function soakForms(photo: Buffer, tokens: readonly string[]): SoakKind[] {
  const person = (index: number) => ({ name: `Person ${index}` });
  const broken = (index: number) => Buffer.from(`\x89PNG\r\n\x1a\nno picture ${index}`, 'latin1');
  return [
    {
      name: 'page of an unknown token',
      share: 10,
      statuses: [404],
      make: (i) => [`/unsubscribe?token=none-${i}`, {}, post('')],
    },
    {
      name: 'page of a token',
      share: 5,
      statuses: [200],
      make: (i, n) => [`/unsubscribe?token=${at(tokens, n)}&x=${i}`, {}, post('')],
    },
    { name: 'unknown token', share: 25, statuses: [404], make: (i) => [leaving(`none-${i}`), {}, oneClick(i)] },
    { name: 'token', share: 10, statuses: [200], make: (i, n) => [leaving(at(tokens, n)), {}, oneClick(i)] },
    { name: 'no form', share: 10, statuses: [415], make: (i) => [SUBMIT, {}, post(`{"name":"${i}"}`)] },
    { name: 'broken form', share: 10, statuses: [400], make: (i) => [SUBMIT, FORM, post(`--soak\r\n${i}`)] },
    { name: 'wrong application', share: 30, statuses: [422], make: (i) => application({ email: `no address ${i}` }) },
    {
      name: 'wrong, with a photo',
      share: 10,
      statuses: [422],
      make: (i) => application({ batch: `x${i}` }, { photo }),
    },
    { name: 'broken photo', share: 4, statuses: [422], make: (i) => application(person(i), { photo: broken(i) }) },
    {
      name: 'stored application',
      share: 1,
      statuses: [200],
      // Each is sent again, as the form does when a response was lost.
      make: (_, n) => application(person(n >> 1), { photo, attemptId: `soak-application-${n >> 1}` }),
    },
    { name: 'report of a policy', share: 21, statuses: [204], make: (i) => [REPORT_PATH, {}, post(`{"i":${i}}`)] },
    {
      name: 'left within an upload',
      share: 10,
      statuses: [],
      make(i) {
        const [path, headers, options] = application(person(i), { photo: Buffer.alloc(UPLOAD_BYTES, String(i)) });
        return [path, headers, { ...options, leave: 'body' }];
      },
    },
  ];
}

function leaving(token: string): string {
  return `/newsletters/unsubscribe?id=${token}`;
}

function oneClick(index: number): SoakOptions {
  return post(`List-Unsubscribe=One-Click&i=${index}`);
}

function post(body: string | Buffer): SoakOptions {
  return { method: 'POST', body };
}

interface Sent {
  photo?: Buffer;
  attemptId?: string;
}

function application(
  answers: Record<string, string>,
  { photo, attemptId = newAttemptId() }: Sent = {},
): [string, Record<string, string>, SoakOptions] {
  const parts = applicationParts({ application: applicationOf({ ...ANSWERS, ...answers }), attemptId });
  const texts = parts.map(([name, value]) => `${partHeader(`name="${name}"`)}\r\n${value}\r\n`);
  const file = [
    `${partHeader(`name="${PHOTO_PART}"; filename="me.png"`)}Content-Type: image/png\r\n\r\n`,
    photo ?? '',
    '\r\n',
  ];
  const pieces = [...texts, ...(photo ? file : []), '--soak--\r\n'];
  return [SUBMIT, FORM, post(Buffer.concat(pieces.map((piece) => Buffer.from(piece))))];
}

function partHeader(about: string): string {
  return `--soak\r\nContent-Disposition: form-data; ${about}\r\n`;
}
