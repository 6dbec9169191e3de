import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvText } from '../../../src/server/files/csv-text';
import { ANSWERS, formOf, picture, submit } from '../../support/server/application-form';
import { command, started } from '../../support/server/command-line';
import { ask, lay, running, temporaryFolder } from '../../support/server/running-server';

async function directory(url: string): Promise<{ name: string; profileImageUrl: string }[]> {
  return JSON.parse((await ask(url, '/api/users/all')).body.toString());
}

test('somebody applies, is listed, looked at and approved, and stands in the directory at once', async () => {
  const UMMES_DATA = await temporaryFolder();
  const { url } = await started({ UMMES_DATA });
  expect(await directory(url)).toHaveLength(30);
  await submit(url, formOf({ photo: await picture() }));

  const applications = (...args: string[]) => command(['applications', ...args], { UMMES_DATA });
  const { out } = await applications('list', '--status', 'pending');
  expect(out.trim().split('\n')).toHaveLength(1);
  const [id = ''] = out.split(/\s/);
  expect(out).toContain(`${ANSWERS.name} <${ANSWERS.email}>`);
  expect((await applications('show', id)).out).toContain('+94712345678');
  const [listed] = JSON.parse((await applications('list', '--json', '--status', 'pending')).out);
  expect(listed).toMatchObject({
    id,
    ...ANSWERS,
    academicQualifications: 'BSc Eng (Hons),CEng',
    fieldsOfExperience: 'Hydropower,Pumps',
  });

  expect(await directory(url)).toEqual([]); // the samples are gone
  expect(await applications('approve', id)).toEqual({ code: 0, out: `${id}  approved\n`, err: '' });
  const [approved, ...others] = await directory(url);
  expect([approved?.name, others]).toEqual([ANSWERS.name, []]);
  expect((await ask(url, approved?.profileImageUrl ?? '')).status).toBe(200);

  expect((await applications('remove', id)).code).toBe(0);
  expect(await directory(url)).toEqual([]);
  expect((await ask(url, approved?.profileImageUrl ?? '')).status).toBe(404);
});

test('an id that is not known is said, the others are done; wrong words end with code 2', async () => {
  const server = await running();
  await submit(server.url, formOf());
  const [{ id = '' } = {}] = await server.storage.applications.list();
  const env = { UMMES_DATA: server.data };
  const { code, out, err } = await command(['applications', 'reject', 'nobody', id], env);
  expect([code, out, err]).toEqual([1, `${id}  rejected\n`, 'There is no application nobody.\n']);
  expect((await command(['applications', 'show', 'nobody'], env)).code).toBe(1);
  for (const args of [[], ['approve'], ['nope'], ['list', '--status', 'odd'], ['show'], ['list', 'x']])
    expect((await command(['applications', ...args], env)).code).toBe(2);
});

test('the export is CSV in which no cell is a formula', async () => {
  const server = await running();
  const names = ['=HYPERLINK("http://evil.example","x")', '+1', '-2+3', '@SUM(A1)', '＝1+1', 'Plain, "quoted"'];
  for (const name of names) await submit(server.url, formOf({ answers: { name } }));
  const { out } = await command(['applications', 'export'], { UMMES_DATA: server.data });
  expect(out.startsWith('\ufeff"id","status"')).toBe(true);
  const { data } = Papa.parse<Record<string, string>>(out.slice(1).trim(), { header: true });
  expect(data.map(({ name }) => name)).toEqual(names.map((name, index) => (index < 5 ? `'${name}` : name)));
  expect(data[0]?.phoneNumber).toBe("'+94712345678");
  expect(csvText(['a'], [{ a: null }])).toBe('\ufeff"a"\r\n""');
});

test('in a folder without the storage, the commands say so instead of beginning a new one', async () => {
  const UMMES_DATA = await temporaryFolder();
  const file = join(UMMES_DATA, 'ummes.db');
  for (const args of [
    ['applications', 'list'],
    ['newsletter', 'links'],
    ['backup', join(UMMES_DATA, 'backup.tar')],
  ]) {
    const { code, out, err } = await command(args, { UMMES_DATA });
    expect([code, out, err]).toEqual([1, '', expect.stringContaining(`There is no database ${file}`)]);
  }
  expect(await readdir(UMMES_DATA)).toEqual([]);
});

test('without the site’s public address there are no links, because nobody could follow them', async () => {
  const UMMES_DATA = await temporaryFolder();
  await lay(UMMES_DATA, { 'list.csv': 'ann@example.org\n' });
  await command(['newsletter', 'import', join(UMMES_DATA, 'list.csv')], { UMMES_DATA });
  const { code, out, err } = await command(['newsletter', 'links'], { UMMES_DATA });
  expect([code, out, err]).toEqual([1, '', expect.stringContaining('Set UMMES_PUBLIC_URL')]);
});
