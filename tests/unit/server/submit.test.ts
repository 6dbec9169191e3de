import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  MAX_PHOTO_BYTES,
  newAttemptId,
  PHOTO_DAMAGED_MESSAGE,
  PHOTO_SIZE_MESSAGE,
  PHOTO_TYPE_MESSAGE,
} from '../../../src/model/application/application-parts';
import { ANSWERS, formOf, picture, submit, uploadPhoto } from '../../support/server/application-form';
import { openConnection } from '../../support/server/listen';
import { eventually, running } from '../../support/server/running-server';
import { controlClocks } from './clocks';

const THANKS = 'Thank you for joining our alumni network! We will review your application soon.';

test('stores an application as written, and acknowledges it', async () => {
  const server = await running();
  for (const path of ['/users/submit', '/users/submit/', '/api/users/submit', '/api/users/submit/']) {
    const result = await submit(server.url, formOf({ answers: { name: `Zoë 谢 ${path}` } }), {}, path);
    expect(result).toEqual({ status: 200, message: THANKS });
  }
  const records = await server.storage.applications.list();
  expect(records).toHaveLength(4);
  const { name, academicQualifications, status, photo, email, fieldsOfExperience } = records[0] ?? {};
  expect({ name, academicQualifications, status, photo, email, fieldsOfExperience }).toEqual({
    name: 'Zoë 谢 /users/submit',
    academicQualifications: 'BSc Eng (Hons),CEng',
    status: 'pending',
    photo: null,
    email: ANSWERS.email,
    fieldsOfExperience: 'Hydropower,Pumps',
  });
});

test('reports an error for each invalid field, and stores nothing', async () => {
  const server = await running();
  const answers = {
    ...{ name: ' ', email: 'not-an-email', phoneNumber: '+0', academicCategory: 'Other', category: 'Astronaut' },
    ...{ linkedinUrl: 'https://www.linkedin.com@evil.org/in/x', websiteUrl: 'https://bank.example@evil.org' },
  };
  const photo = Buffer.from('<html><script>alert(1)</script></html>');
  const result = await submit(server.url, formOf({ answers, photo, photoType: 'text/html' }));
  expect(result).toEqual({
    status: 422,
    message: expect.stringContaining('Please check the fields'),
    errors: {
      profileImage: PHOTO_TYPE_MESSAGE,
      name: 'Name is required',
      email: 'Email is invalid',
      phoneNumber: 'Phone number is invalid',
      academicCategoryOther: 'Please specify your academic category',
      category: 'Category is required',
      linkedinUrl: 'Please enter a valid LinkedIn URL',
      websiteUrl: 'Please enter a valid website URL',
    },
  });
  expect(await server.storage.applications.list()).toEqual([]);
});

test('turns a photo in any format into an upright WebP without location or date', async () => {
  const server = await running();
  for (const format of ['jpeg', 'png', 'webp', 'gif'] as const) {
    const plain = await picture(format, 240, 160);
    const photo = await sharp(plain)
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .toFormat(format)
      .toBuffer();
    expect(await submit(server.url, formOf({ photo }))).toEqual({ status: 200, message: THANKS });
    const record = (await server.storage.applications.list()).at(-1);
    const bytes = Buffer.from((await server.storage.photos.get(record?.photo ?? '')) ?? []);
    const { format: stored, exif, width = 0, height = 0 } = await sharp(bytes).metadata();
    expect([stored, exif]).toEqual(['webp', undefined]);
    expect(width < height).toBe(format !== 'gif'); // GIF has no orientation
    expect(bytes.includes('secret place')).toBe(false);
  }
  expect(await readdir(join(server.data, 'uploads'))).toEqual([]);
});

test.skipIf(process.platform === 'win32')("only the server's account may read submitted data", async () => {
  const server = await running();
  await submit(server.url, formOf({ photo: await picture('jpeg') }));
  const others = async (path: string) => (await stat(join(server.data, path))).mode & 0o077;
  expect(await others('ummes.db')).toBe(0);
  expect(await others('photos')).toBe(0);
});

test('rejects files other than photos, with the form’s own message', async () => {
  const server = await running();
  const files = {
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
    html: Buffer.from('<!doctype html><title>x</title>'),
    tiff: await picture('tiff'),
    empty: Buffer.alloc(0),
  };
  for (const [name, photo] of Object.entries(files)) {
    const result = await submit(server.url, formOf({ photo }));
    expect([name, result.status, result.errors]).toEqual([name, 422, { profileImage: PHOTO_TYPE_MESSAGE }]);
  }
  expect(await server.storage.applications.list()).toEqual([]);
  expect(await server.storage.photos.list()).toEqual([]);
});

test('recognises a photo by its content, whatever type and name are declared', async () => {
  const server = await running();
  const photo = await picture('png', 40, 40);
  for (const photoType of ['', 'application/octet-stream', 'text/plain', 'image/heic', 'application/pdf'])
    expect((await submit(server.url, formOf({ photo, photoType, photoName: '1000045' }))).status, photoType).toBe(200);
  expect(await server.storage.photos.list()).toHaveLength(5);
});

test('stores what can be read of a damaged photo, and says so if nothing can', async () => {
  const server = await running();
  const [jpeg, png] = [await picture('jpeg'), await picture('png')];
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  const readable = {
    'no end marker': jpeg.subarray(0, -2),
    'wrong scan parameters, as from some Samsung cameras': jpeg.with(scan + 12, 0),
    'cut off': jpeg.subarray(0, jpeg.length / 2),
    'cut off PNG': png.subarray(0, png.length / 2),
  };
  for (const [name, photo] of Object.entries(readable))
    expect([name, (await submit(server.url, formOf({ photo: Buffer.from(photo) }))).status]).toEqual([name, 200]);
  const undecodable = {
    'a JPEG that ends after its first marker': jpeg.subarray(0, 20),
    'a GIF with a program': Buffer.from('GIF89a/*\0\0\0*/=1;alert(1)'),
  };
  for (const [name, photo] of Object.entries(undecodable)) {
    const result = await submit(server.url, formOf({ photo }));
    expect([name, result.status, result.errors]).toEqual([name, 422, { profileImage: PHOTO_DAMAGED_MESSAGE }]);
  }
  expect(await server.storage.photos.list()).toHaveLength(4);
});

test('stores a photo without any data appended to its file', async () => {
  const server = await running();
  const jpeg = await picture('jpeg');
  const photos = {
    'a page': Buffer.concat([jpeg, Buffer.from('<html><script>alert(1)</script>')]),
    'a PHP program': Buffer.concat([jpeg, Buffer.from('<?php echo 1;')]),
    'an archive': Buffer.concat([jpeg, Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
  };
  for (const [name, photo] of Object.entries(photos)) {
    expect([name, await submit(server.url, formOf({ photo }))]).toEqual([name, { status: 200, message: THANKS }]);
  }
  const stored = await server.storage.photos.list();
  expect(stored).toHaveLength(3);
  for (const { id } of stored) {
    const bytes = Buffer.from((await server.storage.photos.get(id)) ?? []);
    expect((await sharp(bytes).metadata()).format).toBe('webp');
    for (const other of ['<script', '<?php', 'PK\x05\x06']) expect(bytes.includes(other)).toBe(false);
  }
});

test('accepts a photo of 5,242,880 bytes, and rejects a larger one', async () => {
  const server = await running();
  const jpeg = await picture('jpeg');
  const exact = Buffer.concat([jpeg, Buffer.alloc(MAX_PHOTO_BYTES - jpeg.length)]);
  expect((await submit(server.url, formOf({ photo: exact }))).status).toBe(200);
  const over = Buffer.concat([exact, Buffer.alloc(1)]);
  const result = await submit(server.url, formOf({ photo: over }));
  expect([result.status, result.errors]).toEqual([422, { profileImage: PHOTO_SIZE_MESSAGE }]);
});

test('rejects a 500 MB upload after 5 MB, with or without Content-Length', async () => {
  const server = await running();
  for (const hasLength of [true, false]) {
    const { sent, answer } = await uploadPhoto(server.url, 500_000_000, hasLength);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain(PHOTO_SIZE_MESSAGE);
    expect(sent).toBeLessThan(hasLength ? 10_000_000 : 20_000_000); // the system buffers up to 10 MB
  }
});

test('a response to a request that was not read to its end closes the connection, so that no proxy reuses it', async () => {
  const { url } = await running();
  for (const path of ['/users/submit', '/api/newsletters/unsubscribe', '/api/desk/sessions', '/nothing']) {
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\n`;
    for (const [body, connection] of [
      ['Content-Length: 9000000\r\n\r\nxyz', 'close'],
      ['Transfer-Encoding: chunked\r\n\r\n3\r\nxyz\r\n', 'close'],
      ['Content-Length: 3\r\n\r\nxyz', 'keep-alive'],
    ]) {
      const socket = await openConnection(url, head + body);
      const [answer] = await once(socket, 'data');
      expect(/^connection: (.*)\r$/im.exec(String(answer))?.[1], path + body).toBe(connection);
    }
  }
});

test('acknowledges a bot that fills in the hidden field, and stores nothing', async () => {
  const server = await running();
  expect(await submit(server.url, formOf({ honeypot: 'cheap pills' }))).toEqual({ status: 200, message: THANKS });
  expect(await server.storage.applications.list()).toEqual([]);
});

test('rejects malformed and truncated forms, and leaves nothing behind', async () => {
  const server = await running();
  const post = (body: string, type: string) =>
    fetch(`${server.url}/users/submit`, { method: 'POST', body, headers: { 'content-type': type } });
  expect((await post('{}', 'application/json')).status).toBe(415);
  expect((await post('name=x', 'application/x-www-form-urlencoded')).status).toBe(415);
  const multipart = 'multipart/form-data; boundary=b';
  const parts = [
    'nothing at all',
    '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nSan',
    `--b\r\nX: ${'y'.repeat(9000)}\r\n\r\nx\r\n--b--`,
    `${'--b\r\nContent-Disposition: form-data; name="n"\r\n\r\n\r\n'.repeat(65)}--b--`,
    '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n--b--',
  ];
  for (const body of parts) {
    const answer = await post(body, multipart);
    expect([answer.status, await answer.json()]).toEqual([400, { message: expect.stringContaining('form') }]);
  }
  expect(await readdir(join(server.data, 'uploads'))).toEqual([]);
  const get = await server.get('/users/submit');
  expect([get.status, get.headers.allow]).toEqual([405, 'POST']);
});

test('leaves nothing behind when a photo upload stops halfway', async () => {
  const server = await running();
  const head =
    'POST /users/submit HTTP/1.1\r\nHost: x\r\nContent-Length: 99999\r\nContent-Type: multipart/form-data; boundary=b';
  const part = '--b\r\nContent-Disposition: form-data; name="profileImage"; filename="a.jpg"\r\n\r\nhalf';
  const socket = await openConnection(server.url, `${head}\r\n\r\n${part}`);
  await expect.poll(() => readdir(join(server.data, 'uploads')).catch(() => [])).toHaveLength(1);
  socket.destroy();
  await expect.poll(() => readdir(join(server.data, 'uploads'))).toEqual([]);
  expect(await server.storage.applications.list()).toEqual([]);
});

test('accepts any origin by default, but only its own and listed origins if there is a list', async () => {
  const open = await running();
  const preflight = await open.get(
    '/users/submit',
    { origin: 'https://department.example', 'access-control-request-method': 'POST' },
    'OPTIONS',
  );
  expect([preflight.status, preflight.headers['access-control-allow-methods']]).toEqual([204, 'POST']);
  expect(preflight.headers['access-control-allow-origin']).toBe('*');

  const listed = await running({ origins: ['https://department.example'], publicUrl: 'https://society.example' });
  const from = async (origin: string) => (await submit(listed.url, formOf(), { headers: { origin } })).status;
  expect(await from('https://department.example')).toBe(200);
  expect(await from('https://society.example')).toBe(200);
  expect(await from(listed.url)).toBe(200);
  expect(await from('https://stranger.example')).toBe(403);
  expect(await from('null')).toBe(403);
});

test('accepts at most six concurrent applications from one address', async () => {
  const server = await running({ submitsPerMinute: 0, trustedProxies: 1 });
  const from = async (address: string) =>
    (await submit(server.url, formOf(), { headers: { 'x-forwarded-for': address } })).status;
  const head = 'POST /users/submit HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.5\r\nContent-Length: 99';
  const half = `${head}\r\nContent-Type: multipart/form-data; boundary=b\r\n\r\n--b`;
  const [first] = await Promise.all(Array.from({ length: 6 }, () => openConnection(server.url, half)));
  await eventually(async () => (await from('203.0.113.5')) === 429);
  expect(await from('203.0.113.6')).toBe(200);
  first?.destroy();
  await eventually(async () => (await from('203.0.113.5')) === 200);
});

test('stores a rate-limited application once when it is sent again later, even if the clock is set back', async () => {
  const clocks = controlClocks();
  const { url, storage } = await running({ submitsPerMinute: 1, trustedProxies: 1 });
  const headers = { 'x-forwarded-for': '203.0.113.5' };
  const photo = await picture();
  const send = async (attemptId: string) => {
    const response = await fetch(`${url}/users/submit`, {
      method: 'POST',
      headers,
      body: formOf({ attemptId, photo }),
    });
    return [response.status, response.headers.get('retry-after')];
  };
  const [stored, limited] = [newAttemptId(), newAttemptId()];
  expect(await send(stored)).toEqual([200, null]); // as if the first response had been lost
  expect(await send(stored)).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect(await send(limited)).toEqual([429, expect.stringMatching(/^\d+$/)]);
  clocks.correct(-2 * 3_600_000);
  clocks.pass(60_000);
  expect(await send(stored)).toEqual([200, null]);
  expect(await send(limited)).toEqual([429, expect.stringMatching(/^\d+$/)]);
  clocks.pass(60_000);
  expect(await send(limited)).toEqual([200, null]);
  clocks.pass(60_000);
  expect(await send(limited)).toEqual([200, null]);
  const records = await storage.applications.list();
  expect(records.map(({ attemptId }) => attemptId)).toEqual([stored, limited]);
  const photos = (await storage.photos.list()).map(({ id }) => id);
  expect(photos.sort()).toEqual(records.map(({ photo }) => photo).sort());
});
