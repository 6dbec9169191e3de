import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newAttemptId } from '../../../src/model/application/application-parts';
import { photoNames } from '../../../src/server/storage/photos/photo-store';
import { releasePhoto } from '../../../src/server/storage/photos/released-photos';
import { photoFolder } from '../../../src/server/storage/storage';
import { formOf, picture, submit } from '../../support/server/application-form';
import { bucketHost } from '../../support/server/bucket-host';
import { command } from '../../support/server/command-line';
import { describeEachDatabase } from '../../support/server/each-database';
import { running, writeFiles } from '../../support/server/running-server';

const [LOST, LEFT, YOUNG] = ['a', 'b', 'c'].map((digit) => digit.repeat(32)) as [string, string, string];
const TEMPORARY = `upload.${newAttemptId()}.tmp`;
const NOTHING = { code: 0, out: 'No unused files, and no missing photos.\n', err: '' };

describeEachDatabase('storage check', ({ fresh }) => {
  test.each(['disk', 'bucket'])(
    'lists files that nothing refers to, and removes them on request (%s)',
    async (kind) => {
      const host = kind === 'bucket' ? await bucketHost() : undefined;
      const { bucket = null } = host ?? {};
      const server = await running({ database: await fresh(), bucket });
      const { storage, data } = server;
      const env = {
        ...{ UMMES_DATA: data, DATABASE_URL: server.settings.database },
        ...(bucket && {
          UMMES_S3_BUCKET: bucket.url,
          UMMES_S3_ACCESS_KEY_ID: 'key',
          UMMES_S3_SECRET_ACCESS_KEY: 'secret',
        }),
      };
      const check = (...options: string[]) => command(['storage', 'check', ...options], env);
      expect((await submit(server.url, formOf({ photo: await picture() }))).status).toBe(200);
      expect(await check()).toEqual(NOTHING);
      const kept = (await storage.photos.list()).map(({ id }) => id);

      const photo = { '': await picture('webp', 40, 30), '-160': await picture('webp', 40, 30) };
      for (const id of [LOST, LEFT, YOUNG]) await storage.photos.put(id, photo);
      for (const id of [LEFT, YOUNG]) await releasePhoto(storage.database, id);
      await writeFiles(data, { [`uploads/${TEMPORARY}`]: 'x', [`cache/events.csv.${TEMPORARY}`]: 'x' });
      const old = new Date('2026-01-02T03:04:05Z');
      for (const path of [`uploads/${TEMPORARY}`, `cache/events.csv.${TEMPORARY}`])
        await utimes(join(data, path), old, old);
      for (const name of [LOST, LEFT].flatMap(photoNames)) {
        if (host) host.setTime(name, old);
        else await utimes(join(photoFolder(data, storage.instance), name), old, old).catch(() => {});
      }

      const listed = await check();
      expect([listed.code, listed.err]).toEqual([1, expect.stringContaining('ummes storage check --remove')]);
      const lines = (removed: string) => [
        ...[join(data, 'uploads', TEMPORARY), join(data, 'cache', `events.csv.${TEMPORARY}`)].map(
          (path) => `${path}  temporary file, stored 2026-01-02${removed}`,
        ),
        ...[LEFT, LOST].map((id) => `${id}  photo without an application, stored 2026-01-02${removed}`),
      ];
      expect(listed.out.trim().split('\n')).toEqual(lines(''));

      const removed = await check('--remove');
      expect([removed.code, removed.err]).toEqual([0, '']);
      expect(removed.out.trim().split('\n')).toEqual(lines(', removed'));
      expect((await storage.photos.list()).map(({ id }) => id).sort()).toEqual([...kept, YOUNG].sort());
      expect(await readdir(join(data, 'uploads'))).toEqual([]);
      expect(await check()).toEqual(NOTHING);
    },
  );

  test('lists pictures that the database does not know, and names pictures with a missing file', async () => {
    const server = await running({ database: await fresh() });
    const { storage, data } = server;
    const [kept, lost] = ['d'.repeat(32), 'e'.repeat(32)] as const;
    for (const id of [kept, lost])
      await storage.pictureFiles.put(id, { '.avif': await picture(), '.webp': await picture() });
    const texts = { name: 'lathe.jpg', alt: '', focus: '', uploadedAt: '2026-01-01', uploadedBy: 'Nimali' };
    await storage.pictures.add({ id: kept, version: 1, width: 1, height: 1, bytes: 1, ...texts });
    const old = new Date('2026-01-02T03:04:05Z');
    for (const id of [kept, lost])
      for (const ending of ['.avif', '.webp'])
        await utimes(join(data, 'pictures', storage.instance, id + ending), old, old);
    const env = { UMMES_DATA: data, DATABASE_URL: server.settings.database };
    const { code, out, err } = await command(['storage', 'check', '--remove'], env);
    expect([code, out]).toEqual([1, `${lost}  picture without a row in the database, stored 2026-01-02, removed\n`]);
    const files = `pictures/${storage.instance}/${kept}*`;
    expect(err).toBe(`A file of the picture lathe.jpg is missing. Upload it again, or copy ${files} from a backup.\n`);
    expect((await storage.pictureFiles.list()).map(({ id }) => id)).toEqual([kept]);
  });

  test('names the applications whose photo is missing, and the file to copy from a backup', async () => {
    const server = await running({ database: await fresh() });
    const { storage, data } = server;
    await submit(server.url, formOf({ photo: await picture() }));
    await submit(server.url, formOf());
    const [{ id = '', photo = '' } = {}] = (await storage.applications.list()).filter((record) => record.photo);
    await storage.photos.files.remove(`${photo}.webp`);
    const { code, out, err } = await command(['storage', 'check', '--remove'], {
      ...{ UMMES_DATA: data, DATABASE_URL: server.settings.database },
    });
    expect([code, out]).toEqual([1, '']);
    const file = `photos/${storage.instance}/${photo}.webp`;
    expect(err).toBe(`The photo of application ${id} is missing. If a backup has it, copy ${file} from there.\n`);
  });
});
