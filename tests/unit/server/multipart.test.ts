// @vitest-environment node
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type RequestError, readBody } from '../../../src/server/applications/incoming-body';
import { boundaryOf, readMultipart } from '../../../src/server/applications/multipart';

const BODY = [
  'a preamble\r\n--B\r\n',
  'Content-Disposition: form-data; name="name"\r\n\r\nZoë\r\n--C-not yet\r\n\r\n--B\r\n',
  'content-disposition: form-data; name="photo"; filename="a \\"b\\".jpg"\r\nContent-Type: Image/JPEG; x=y\r\n\r\n',
  '\r\n--\r\n\0\r\n\r\n--B \t\r\nContent-Disposition: form-data; name=empty\r\n\r\n\r\n--B--\r\nan epilogue',
].join('');

/** Name, file name, type and text of each part, from a body that comes in pieces of so many bytes. */
async function partsOf(body: string, size: number) {
  const bytes = Buffer.from(body);
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const parts: unknown[][] = [];
  let text: Buffer[] = [];
  for await (const piece of readMultipart(pieces(), 'B')) {
    if (piece.kind === 'bytes') text.push(Buffer.from(piece.bytes));
    else {
      parts.at(-1)?.push(Buffer.concat(text).toString());
      text = [];
      parts.push([piece.head.name, piece.head.filename, piece.head.type]);
    }
  }
  parts.at(-1)?.push(Buffer.concat(text).toString());
  return parts;
}

test('a form is read the same wherever the network cuts it', async () => {
  const whole = [
    ['name', null, '', 'Zoë\r\n--C-not yet\r\n'],
    ['photo', 'a "b".jpg', 'image/jpeg', '\r\n--\r\n\0\r\n'],
    ['empty', null, '', ''],
  ];
  for (let size = 1; size <= Buffer.byteLength(BODY); size++) expect(await partsOf(BODY, size)).toEqual(whole);
});

test('only a form with files is one, and it names its boundary', () => {
  expect(boundaryOf('multipart/form-data; boundary=----x-1')).toBe('----x-1');
  expect(boundaryOf('Multipart/Form-Data; charset=utf-8; boundary="a b"')).toBe('a b');
  for (const type of [
    undefined,
    '',
    'multipart/form-data',
    'text/plain; boundary=x',
    'multipart/mixed; boundary=x',
    `multipart/form-data; boundary=${'x'.repeat(71)}`,
  ])
    expect(boundaryOf(type)).toBe(null);
});

test('who stops sending is not waited for', async () => {
  const heard = new Promise<RequestError>((resolve) => {
    const server = createServer(async (incoming, outgoing) => {
      try {
        for await (const _ of readBody(incoming, { maxBytes: 1000, tooLarge: 'too large', stallMs: 50 }));
      } catch (error) {
        resolve(error as RequestError);
        outgoing.end();
      }
    }).listen(0, '127.0.0.1', () => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
      socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf');
      onTestFinished(() => void socket.destroy());
    });
    onTestFinished(() => void server.close());
  });
  expect(await heard).toMatchObject({ status: 408, message: expect.stringContaining('too long') });
});
