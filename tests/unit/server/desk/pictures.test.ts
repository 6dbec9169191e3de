import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PICTURE_LIST, UPLOADED_PICTURE } from '../../../../src/model/desk/picture-list';
import { REMOVED_PICTURE } from '../../../../src/model/lists/reasons';
import { UncertainCommitError } from '../../../../src/server/storage/database/database';
import { pictureNames } from '../../../../src/server/storage/pictures/picture-store';
import { sweepStorage } from '../../../../src/server/storage/sweep-storage';
import { picture as noise, png } from '../../../support/server/application-form';
import { bucketHost } from '../../../support/server/bucket-host';
import { describeEachDatabase } from '../../../support/server/each-database';
import { eventually, running, temporaryFolder, writeFiles } from '../../../support/server/running-server';
import { type DeskOfficer, deskOfficer } from '../desk-calls';

type Settings = NonNullable<Parameters<typeof running>[0]>;

/** Starts a server with these sheets as CSV, and signs in. */
async function desk(sheets: Record<string, string>, settings: Settings = {}) {
  const data = settings.data ?? (await temporaryFolder());
  for (const [name, csv] of Object.entries(sheets)) await writeFiles(data, { [`sheets/${name}.csv`]: csv });
  const server = await running({ data, ...settings });
  const officer = await deskOfficer(server, 'Nimali');
  return { ...server, officer, ...callsOf(officer) };
}

function callsOf(officer: DeskOfficer) {
  const upload = (body: Buffer, name = 'lathe.jpg') =>
    officer.call('POST', `/pictures?name=${encodeURIComponent(name)}`, { body });
  return {
    upload,
    add: async (body?: Buffer, name?: string) =>
      UPLOADED_PICTURE.parse((await upload(body ?? (await picture()), name)).json).picture,
    list: async (query = '') => PICTURE_LIST.parse((await officer.get(`/pictures${query}`)).json),
    edit: (id: string, version: number, alt: string, focus = '') =>
      officer.send('PATCH', `/pictures/${id}`, { version, alt, focus }),
    remove: (id: string) => officer.call('DELETE', `/pictures/${id}`),
  };
}

/** A small picture, which is encoded quickly. */
const picture = (format: 'jpeg' | 'png' = 'jpeg') => noise(format, 120, 80);

const addressOf = ({ id }: { id: string }) => `/pictures/${id}.webp`;

/** A JPEG from a camera on its side: wide, and with the place where it was taken. */
const fromPhone = () =>
  sharp({ create: { width: 2600, height: 1300, channels: 3, background: '#864' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '6/1 9/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

describeEachDatabase('pictures at the desk', ({ fresh }) => {
  test('are served in fixed widths as WebP and AVIF: upright, without metadata, and for ever', async () => {
    const { get, add, list, storage } = await desk({}, { database: await fresh() });
    const { id, ...stored } = await add(await fromPhone(), 'At the\nlathe.jpg');
    expect(stored).toMatchObject({ name: 'At the lathe.jpg', width: 960, height: 1920, uploadedBy: 'Nimali' });
    for (const [name, width, format] of [
      [`${id}.webp`, 960, 'webp'],
      [`${id}.avif`, 960, 'heif'],
      [`${id}-480.webp`, 480, 'webp'],
      [`${id}-480.avif`, 480, 'heif'],
      [`${id}-960.webp`, 960, 'webp'],
      [`${id}-960.avif`, 960, 'heif'],
      [`${id}-1280.webp`, 960, 'webp'],
    ] as const) {
      const { status, headers, body } = await get(`/pictures/${name}`);
      const shown = await sharp(body).metadata();
      expect([name, status, shown.width, shown.height, shown.format]).toEqual([name, 200, width, 2 * width, format]);
      expect([shown.exif, shown.orientation]).toEqual([undefined, undefined]);
      expect(headers).toMatchObject({
        'content-type': format === 'webp' ? 'image/webp' : 'image/avif',
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect((await get(`/pictures/${name}`, { 'if-none-match': headers.etag })).status).toBe(304);
    }
    expect((await storage.pictureFiles.files.list()).map(({ name }) => name).sort()).toEqual(pictureNames(id).sort());
    for (const wrong of [`${id}-481.webp`, `${id}.png`, `${'a'.repeat(32)}.webp`, `..%2f${id}.webp`])
      expect((await get(`/pictures/${wrong}`)).status, wrong).toBe(404);
    expect((await list()).items).toEqual([{ id, ...stored, uses: [] }]);
  });

  test('are not enlarged', async () => {
    const { get, add } = await desk({}, { database: await fresh() });
    const small = await add(await noise('gif', 300, 200));
    expect(small).toMatchObject({ width: 300, height: 200 });
    expect((await sharp((await get(`/pictures/${small.id}-960.webp`)).body).metadata()).width).toBe(300);
  });

  test('are stored once, even if they are sent twice at once or again later', async () => {
    const { upload, list, remove, storage } = await desk({}, { database: await fresh() });
    const bytes = await picture();
    const both = await Promise.all([upload(bytes), upload(bytes)]);
    const again = await upload(bytes, 'other name.jpg');
    expect([...both, again].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(again.json).toMatchObject({ isNew: false, picture: { name: 'lathe.jpg' } });
    expect((await list()).total).toBe(1);
    const { id } = again.json.picture;
    await storage.pictureFiles.remove(id); // lost
    expect((await upload(bytes)).json.isNew).toBe(false);
    expect(await storage.pictureFiles.list()).toHaveLength(1);
    await remove(id);
    expect((await upload(bytes)).json).toMatchObject({ isNew: true, picture: { id } });
  });

  test('give slides, gallery and site their alternative text and focal point, where the sheets have none', async () => {
    const database = await fresh();
    const server = await desk({}, { database });
    const [own, other] = [await server.add(), await server.add(await picture('png'))];
    await writeFiles(server.data, {
      'sheets/slides.csv': `image,Description,focus\n${addressOf(own)},,\n${addressOf(own)},Own words,10% 10%\n`,
      'sheets/gallery.csv': `image,caption\nhttps://society.example${addressOf(own)},\n${addressOf(other)},\n`,
      'sheets/site.csv': `key,value\nabout picture,${addressOf(own)}\naboutPictureAlt,\nmapPicture,${addressOf(own)}\n`,
    });
    const data = async (sheet: string) => (await server.readJson(`/api/sheets/${sheet}`)).data;
    const alts = async (sheet: string, column: string) =>
      (await data(sheet)).map((row: Record<string, string>) => row[column]);
    await eventually(async () => (await data('slides')).length === 2);
    expect(await alts('slides', 'alt')).toEqual(['', 'Own words']);
    const problems = async () => (await server.officer.get('/content')).json.find(named('slides')).problems;
    const version = async () => (await server.officer.get('/content')).json.find(named('slides')).version;
    const before = await version();
    expect(await problems()).toBe(1);

    expect((await server.edit(own.id, 1, ' A bolt being turned\n', '70% 30%')).json.picture).toMatchObject({
      ...{ version: 2, alt: 'A bolt being turned', focus: '70% 30%' },
    });
    expect(await alts('slides', 'alt')).toEqual(['A bolt being turned', 'Own words']); // at once
    expect(await alts('slides', 'focus')).toEqual(['70% 30%', '10% 10%']);
    expect(await alts('gallery', 'title')).toEqual(['A bolt being turned', '']);
    await eventually(async () => (await data('site')).length === 4);
    expect(Object.fromEntries((await data('site')).map(Object.values))).toMatchObject({
      aboutPictureAlt: 'A bolt being turned',
      mapPictureAlt: 'A bolt being turned',
    });
    expect(await problems()).toBe(0);
    expect(await version()).not.toBe(before);

    const second = await running({ data: server.data, database });
    await eventually(async () => {
      const { data: slides } = await second.readJson('/api/sheets/slides');
      return slides?.[0]?.alt === 'A bolt being turned';
    });
    await server.edit(own.id, 2, 'A lathe');
    await eventually(async () => (await second.readJson('/api/sheets/slides')).data[0].alt === 'A lathe');
    expect((await second.get(`/pictures/${own.id}-480.avif`)).status).toBe(200);
  });

  test('are not removed while a sheet has their address, and the message names the cells', async () => {
    const server = await desk({}, { database: await fresh() });
    const used = await server.add();
    const unused = await server.add(await picture('png'), 'unused.png');
    await writeFiles(server.data, {
      'sheets/slides.csv': `image,alt\nhttps://example.org/a.jpg,x\n${addressOf(used)},x\n`,
      'sheets/site.csv': `key,value\nname,We\nlogo,${addressOf(used).replace('.webp', '-480.webp')}\n`,
      'sheets/news.csv': `title,content\nPicture,See https://society.example${addressOf(used)}.\n`,
    });
    await eventually(async () => (await server.list('?filter=used')).items[0]?.uses.length === 3);
    const { status, json } = await server.remove(used.id);
    expect([status, json.code]).toEqual([409, 'conflict']);
    expect(json.message).toBe(
      'Nothing was changed. The website shows this picture: Site (row 3, value), News (row 2, content) and Slides (row 3, image). Take its address out of the sheet first.',
    );
    expect((await server.get(addressOf(used))).status).toBe(200);
    expect((await server.list()).counts).toEqual({ used: 1, unused: 1 });
    expect((await server.list('?filter=unused')).items.map(({ name }) => name)).toEqual(['unused.png']);
    expect((await server.list('?search=UNUSED')).total).toBe(1);

    expect((await server.remove(unused.id)).json).toEqual({ removed: unused.id });
    expect((await server.remove(unused.id)).status).toBe(200); // a repeated call
    expect((await server.get(addressOf(unused))).status).toBe(404);
    expect((await server.storage.pictureFiles.list()).map(({ id }) => id)).toEqual([used.id]);
  });

  test('are reported if they do not exist, and only on this site', async () => {
    const gone = `/pictures/${'a'.repeat(32)}.webp`;
    const server = await desk(
      { slides: `image,alt\n${gone},x\nhttps://other.example${gone},x\n` },
      { database: await fresh() },
    );
    const here = await server.add();
    const site = `http://localhost:${new URL(server.url).port}`;
    await eventually(async () => (await server.officer.get('/content/slides/report')).json.items === 2);
    const report = async () =>
      (await server.officer.get('/content/slides/report')).json.problems.map(
        ({ row, column, reason }: Record<string, unknown>) => [row, column, reason],
      );
    expect(await report()).toEqual([[2, 'image', REMOVED_PICTURE]]);
    await writeFiles(server.data, { 'sheets/slides.csv': `image,alt\n${addressOf(here)},x\n${site}${gone},x\n` });
    await eventually(async () => JSON.stringify(await report()) === JSON.stringify([[3, 'image', REMOVED_PICTURE]]));
  });

  test('keep what another editor has entered meanwhile, and accept a repeated edit', async () => {
    const { add, edit } = await desk({}, { database: await fresh() });
    const { id } = await add();
    expect((await edit(id, 1, 'A lathe')).json.picture.version).toBe(2);
    expect((await edit(id, 1, 'A lathe')).json.picture.version).toBe(2);
    const turned = await edit(id, 1, 'A lathe', '0% 100%'); // the same text, but another focal point
    expect([turned.status, turned.json.picture.focus]).toEqual([409, '']);
    const { status, json } = await edit(id, 1, 'A mill', '0% 100%');
    expect([status, json.code, json.picture.alt]).toEqual([409, 'conflict', 'A lathe']);
    for (const focus of ['70%', '71% 30%', '105% 0%', 'left top'])
      expect((await edit(id, 2, 'A mill', focus)).status, focus).toBe(422);
    expect((await edit('b'.repeat(32), 1, 'A mill')).status).toBe(404);
  });

  test('with a row that was perhaps not stored are kept by the sweep, and others are removed after an hour', async () => {
    const server = await desk({}, { database: await fresh() });
    const { storage, data, upload } = server;
    const { pictures } = storage;
    const add = pictures.add.bind(pictures);
    const failing = (error: Error, isStored: boolean) => {
      pictures.add = async (row) => {
        if (isStored) await add(row);
        throw error;
      };
    };
    failing(new UncertainCommitError('no answer'), true);
    const kept = await upload(await picture());
    expect([kept.status, kept.json.code]).toEqual([503, 'uncertain']);
    failing(new Error('no row'), false);
    const lost = await upload(await picture('png'));
    expect([lost.status, lost.json.message]).toEqual([
      503,
      'The picture was not added. Pictures cannot be stored at the moment. Try again in a few minutes.',
    ]);
    expect(await storage.pictureFiles.list()).toHaveLength(2);
    await sweepStorage(storage, data, new Date());
    expect(await storage.pictureFiles.list()).toHaveLength(2);
    await sweepStorage(storage, data, new Date(Date.now() + 7_200_000));
    expect((await storage.pictureFiles.list()).map(({ id }) => id)).toEqual(await pictures.ids());
  });
});

test('pictures can be in a bucket', async () => {
  const { bucket, objects, setFault } = await bucketHost();
  const server = await desk({}, { bucket: { ...bucket, prefix: 'alumni/' } });
  const { id } = await server.add();
  expect([...objects.keys()].every((key) => new RegExp(`^alumni/pictures/\\w{8}/${id}[\\w.-]+$`).test(key))).toBe(true);
  expect(objects.size).toBe(8);
  expect((await server.get(`/pictures/${id}-960.avif`)).status).toBe(200);
  expect(await server.storage.photos.list()).toEqual([]);
  setFault(({ outgoing }) => outgoing.writeHead(403).end());
  const { status, json } = await server.upload(await picture('png'));
  expect([status, json.message]).toEqual([503, expect.stringContaining('cannot be stored at the moment')]);
  setFault(({ serve }) => serve());
  await server.remove(id);
  expect([...objects.keys()].some((key) => key.includes(id))).toBe(false);
});

const NOT_A_PICTURE = 'The picture was not added. The file is not a JPEG, PNG, WebP or GIF picture.';

test.each([
  ['a text', Buffer.from('Not a picture'), 422, NOT_A_PICTURE],
  [
    'an SVG with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    422,
    NOT_A_PICTURE,
  ],
  ['a program', Buffer.from('\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0', 'latin1'), 422, NOT_A_PICTURE],
  ['nothing', Buffer.alloc(0), 422, NOT_A_PICTURE],
  ['a web page that begins like a JPEG', Buffer.from('\xff\xd8\xff<html><script>1</script>', 'latin1'), 422, 'damaged'],
  ['a HEIC picture', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), 422, 'Save it as JPEG'],
  ['25,000 by 25,000 pixels', png(25_000, 25_000), 422, 'too many pixels'],
  ['more than 10 MB', Buffer.alloc(10_000_001), 413, 'larger than 10 MB'],
])('%s is not added, and leaves nothing', async (_, bytes, status, message) => {
  const server = await desk({});
  const response = await server.upload(bytes);
  expect([response.status, response.json.message]).toEqual([status, expect.stringContaining(message)]);
  expect((await server.list()).total).toBe(0);
  expect(await server.storage.pictureFiles.files.list()).toEqual([]);
  expect(await readdir(server.storage.uploads).catch(() => [])).toEqual([]);
});

test('an upload that breaks off leaves nothing', async () => {
  const server = await desk({});
  const { port } = new URL(server.url);
  const socket = connect(Number(port), '127.0.0.1');
  const head = ['POST /api/desk/pictures?name=a.jpg HTTP/1.1', 'Host: localhost', `Origin: ${server.url}`];
  socket.write([...head, `Cookie: ${server.officer.cookie}`, 'Content-Length: 500000', '', ''].join('\r\n'));
  socket.write((await picture()).subarray(0, 5000));
  await delay(200);
  socket.destroy();
  await delay(300);
  expect((await server.list()).total).toBe(0);
  expect(await server.storage.pictureFiles.files.list()).toEqual([]);
});

test('a full disk is reported in a sentence', async () => {
  const server = await desk({});
  server.storage.pictureFiles.put = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  const { status, json } = await server.upload(await picture());
  expect([status, json.message]).toEqual([
    503,
    'The picture was not added. The server’s disk is full. Tell the administrator, and try again.',
  ]);
  expect((await server.list()).total).toBe(0);
});

const named = (name: string) => (sheet: { name: string }) => sheet.name === name;
