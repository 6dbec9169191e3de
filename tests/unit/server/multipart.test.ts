import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { receiveForm } from '../../../src/server/intake/receive';
import { temporaryFolder } from '../../support/server/running-server';

const BODY = [
  'a preamble\r\n--B\r\n',
  'Content-Disposition: form-data; name="name"\r\n\r\nZoë\r\n--C-not yet\r\n\r\n--B\r\n',
  'content-disposition: form-data; name="profileImage"; filename="a \\"b\\".jpg"\r\nContent-Type: Image/JPEG; x=y\r\n\r\n',
  '\r\n--\r\n\0\r\n\r\n--B\r\nContent-Disposition: form-data; name=empty\r\n\r\n\r\n--B\r\n',
  'Content-Disposition: form-data; name="name"; filename="again"\r\n\r\nKay\r\n--B--\r\nan epilogue',
].join('');
const FORM = 'multipart/form-data; boundary=B';

/** Returns a request whose body arrives in chunks of this many bytes. */
function requestOf(body: Buffer, size: number, type = FORM): IncomingMessage {
  const count = Math.ceil(body.length / size);
  const chunks = Array.from({ length: count }, (_, index) => body.subarray(index * size, (index + 1) * size));
  return Object.assign(Readable.from(chunks), { headers: { 'content-type': type } }) as unknown as IncomingMessage;
}

test('reads a form the same way wherever the network splits it', async () => {
  const folder = await temporaryFolder();
  const body = Buffer.from(BODY);
  for (let size = 1; size <= body.length; size++) {
    const form = await receiveForm(requestOf(body, size), folder, async ({ texts, photo }) => {
      const { head = [], path = '', size } = photo ?? {};
      return { texts, head: String.fromCharCode(...head), size, content: await readFile(path, 'utf8') };
    });
    expect(form).toEqual({
      texts: { name: 'Zoë\r\n--C-not yet\r\n,Kay', empty: '' },
      head: '\r\n--\r\n\0\r\n',
      size: 9,
      content: '\r\n--\r\n\0\r\n',
    });
  }
  expect(await readdir(folder)).toEqual([]);
});

test('rejects a truncated form wherever it ends, and leaves nothing behind', async () => {
  const folder = await temporaryFolder();
  const whole = Buffer.from(BODY.slice(0, BODY.indexOf('B--') + 2));
  for (let length = 0; length < whole.length; length++)
    for (const size of [1, 1000]) {
      const received = receiveForm(requestOf(whole.subarray(0, length), size), folder, async () => 'whole');
      await expect(received).rejects.toMatchObject({ status: 400, message: 'The form is incomplete.' });
    }
  expect(await readdir(folder)).toEqual([]);
});
