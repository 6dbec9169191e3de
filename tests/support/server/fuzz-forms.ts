import fc from 'fast-check';
import { HONEYPOT_PART, newAttemptId } from '../../../src/model/application-parts';
import { formOf } from './application-form';
import { assertCareful } from './fuzz-requests';
import { sendRaw } from './raw-request';

/* Applications that arrive in any pieces, and bodies that are none. */

/** What stands where in a body. */
const PIECES = [
  '\r\n',
  '--',
  '\r\n\r\n',
  '"',
  ';',
  'name=',
  '\0',
  'Content-Disposition: form-data',
  'filename="',
  '\x80',
];

const cuts = fc.array(fc.nat(100_000), { maxLength: 8 });
const free = fc.string({ unit: 'grapheme', maxLength: 40 });

async function requestOf(form: FormData): Promise<{ body: Buffer; boundary: string }> {
  const made = new Response(form);
  const [, boundary = ''] = /boundary=(.*)$/.exec(made.headers.get('content-type') ?? '') ?? [];
  return { body: Buffer.from(await made.arrayBuffer()), boundary };
}

function withHeaders(body: Buffer, boundary: string): Buffer {
  const lines = [
    'POST /users/submit HTTP/1.1',
    'Host: society.example',
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    `Content-Length: ${body.length}`,
    'Connection: close',
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body]);
}

/**
 * Sends applications with any texts, cut anywhere. @returns the name in each that was acknowledged.
 * @throws with the seed, if one that is as it should be is rejected.
 */
export async function fuzzForms(url: string, photo: Buffer, runs: number): Promise<string[]> {
  const acknowledged: string[] = [];
  const property = fc.asyncProperty(fc.boolean(), free, cuts, async (hasPhoto, text, cuts) => {
    const name = newAttemptId();
    const answers = { name, academicQualifications: `BSc ${text}` };
    const { body, boundary } = await requestOf(
      formOf({ answers, attemptId: name, photo: hasPhoto ? photo : undefined }),
    );
    const answer = await sendRaw(url, withHeaders(body, boundary), cuts);
    assertCareful(answer, name);
    if (answer.status === 200) acknowledged.push(name);
    // Text may be rejected for what it is, an address in it for example; not for how it was cut.
    else if (!(answer.status === 400 || answer.status === 422) || !JSON.parse(answer.body).errors)
      throw new Error(`${answer.status}: ${answer.body}`);
  });
  await fc.assert(property, { numRuns: runs, endOnFailure: true });
  return acknowledged;
}

/** Sends bodies with bytes missing, doubled or put in. @returns how many were acknowledged. */
export async function fuzzBodies(url: string, runs: number): Promise<number> {
  let acknowledged = 0;
  const change = fc.record({
    at: fc.nat(3000),
    drop: fc.nat(60),
    insert: fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 30 })),
  });
  const changes = fc.array(change, { minLength: 1, maxLength: 4 });
  const property = fc.asyncProperty(fc.boolean(), changes, cuts, async (hasPhoto, changes, cuts) => {
    const form = formOf({ photo: hasPhoto ? Buffer.from('not a picture') : undefined });
    form.delete(HONEYPOT_PART); // with text in it, an application is acknowledged and ignored
    const made = await requestOf(form);
    const body = changes.reduce((bytes, { at, drop, insert }) => {
      const start = at % (bytes.length + 1);
      return Buffer.concat([bytes.subarray(0, start), Buffer.from(insert), bytes.subarray(start + drop)]);
    }, made.body);
    const answer = await sendRaw(url, withHeaders(body, made.boundary), cuts);
    assertCareful(answer, JSON.stringify(body.toString('latin1').slice(0, 3000)));
    if (answer.status === 200) acknowledged += 1;
  });
  await fc.assert(property, { numRuns: runs, endOnFailure: true });
  return acknowledged;
}
