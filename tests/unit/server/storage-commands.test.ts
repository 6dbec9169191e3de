import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Papa from 'papaparse';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
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
  const file = join(UMMES_DATA, 'look.webp');
  expect((await applications('photo', id, file)).code).toBe(0);
  expect((await sharp(await readFile(file)).metadata()).format).toBe('webp');

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

test('the command line works while applications pour in', async () => {
  const UMMES_DATA = await temporaryFolder();
  const { url } = await started({ UMMES_DATA, UMMES_SUBMITS_PER_MINUTE: '0' });
  let pouring = true;
  let acknowledged = 0;
  const pour = async () => {
    if ((await submit(url, formOf())).status === 200) acknowledged += 1;
  };
  const pours = Array.from({ length: 4 }, async () => {
    while (pouring) await pour();
  });
  const poured = Promise.all(pours);
  poured.catch(() => {}); // awaited below; a test that ends before must not leave it unhandled
  onTestFinished(() => {
    pouring = false; // before the server is killed: hooks run in reverse order
    return poured.then(() => {});
  });
  for (let turn = 0; turn < 3; turn++) {
    await pour(); // so that there is something to approve, however late the others are
    const { code, out } = await command(['applications', 'list', '--status', 'pending'], { UMMES_DATA });
    expect(code).toBe(0);
    const ids = out
      .split('\n')
      .filter(Boolean)
      .slice(0, 5)
      .map((line) => line.split(/\s/)[0] ?? '');
    expect((await command(['applications', 'approve', ...ids], { UMMES_DATA })).code).toBe(0);
  }
  const file = join(UMMES_DATA, 'b.tar');
  expect((await command(['backup', file], { UMMES_DATA })).code).toBe(0);
  pouring = false;
  await poured;
  const { out } = await command(['applications', 'list', '--json'], { UMMES_DATA });
  expect(JSON.parse(out)).toHaveLength(acknowledged);
});

/** The addresses in the output of `ummes newsletter links`. */
async function emailsOf(news: (action: string) => Promise<{ out: string }>): Promise<(string | undefined)[]> {
  const { data } = Papa.parse<string[]>((await news('links')).out.trim());
  return data.slice(1).map(([email]) => email);
}

test('the newsletter’s addresses are imported once, and each has its links', async () => {
  const UMMES_DATA = await temporaryFolder();
  const env = { UMMES_DATA, UMMES_PUBLIC_URL: 'https://society.example' };
  await lay(UMMES_DATA, {
    'list.csv': '\ufeffName,E-mail\nA,Ann@example.org\nB,"ben@example.org"\nC,nonsense\nA again,ann@example.org\n',
  });
  const news = (...args: string[]) => command(['newsletter', ...args], env);
  const imported = await news('import', join(UMMES_DATA, 'list.csv'));
  expect([imported.code, imported.out]).toEqual([1, '2 added, 1 known already\n']);
  expect(imported.err).toContain('line 4: "nonsense"');
  const [header, ...lines] = Papa.parse<string[]>((await news('links')).out.trim()).data;
  expect(header).toEqual(['email', 'unsubscribe', 'one_click']);
  expect(lines.map(([email]) => email)).toEqual(['ann@example.org', 'ben@example.org']);
  expect(lines[0]?.[1]).toMatch(/^https:\/\/society\.example\/unsubscribe\?token=[\w-]{22}$/);
  const { url } = await started({ UMMES_DATA });
  const { pathname, search } = new URL(lines[0]?.[2] ?? '');
  expect((await ask(url, pathname + search, {}, 'POST')).status).toBe(200);
  expect((await news('links')).out).not.toContain('ann@');
  await news('import', join(UMMES_DATA, 'list.csv'));
  const { data } = Papa.parse<Record<string, string>>((await news('export')).out.slice(1).trim(), { header: true });
  expect(data.map(({ email, status }) => [email, status])).toEqual([
    ['ann@example.org', 'unsubscribed'],
    ['ben@example.org', 'subscribed'],
  ]);
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

test('a list of addresses may come from any spreadsheet program, and says which line is wrong', async () => {
  const UMMES_DATA = await temporaryFolder();
  await lay(UMMES_DATA, {
    'utf16.csv': Buffer.from('\ufeffName\tE-mail\nA\tann@example.org\n', 'utf16le'),
    'gaps.csv': 'Name,E-mail\n"Two\nlines",ben@example.org\n\nC,nonsense\n',
    'pasted.csv': 'cy\u200b@example.org\ndi\u0000e@example.org\n',
    'headless.csv': 'ed@example,org\nflo@example.org\n',
    'cut.csv': 'Name,E-mail\nA,gus@example.org\n"B,hal@example.org\nC,ida@example.org\n',
  });
  const env = { UMMES_DATA, UMMES_PUBLIC_URL: 'https://society.example' };
  const news = (...args: string[]) => command(['newsletter', ...args], env);
  const add = (name: string) => news('import', join(UMMES_DATA, name));
  expect(await add('utf16.csv')).toMatchObject({ code: 0, out: '1 added, 0 known already\n' });
  expect(await add('gaps.csv')).toMatchObject({ code: 1, err: 'line 5: "nonsense" is not an email address\n' });
  expect(await add('pasted.csv')).toMatchObject({ code: 0, out: '2 added, 0 known already\n' });
  expect(await add('headless.csv')).toMatchObject({ code: 1, err: 'line 1: "ed@example" is not an email address\n' });
  const cut = await add('cut.csv');
  expect([cut.code, cut.out, cut.err]).toEqual([1, '', 'The list is cut, or a quote is not closed (from row 3).\n']);
  expect(await emailsOf(news)).toEqual(['ann', 'ben', 'cy', 'die', 'flo'].map((name) => `${name}@example.org`));
});

test('without the site’s public address there are no links, because nobody could follow them', async () => {
  const UMMES_DATA = await temporaryFolder();
  await lay(UMMES_DATA, { 'list.csv': 'ann@example.org\n' });
  await command(['newsletter', 'import', join(UMMES_DATA, 'list.csv')], { UMMES_DATA });
  const { code, out, err } = await command(['newsletter', 'links'], { UMMES_DATA });
  expect([code, out, err]).toEqual([1, '', expect.stringContaining('Set UMMES_PUBLIC_URL')]);
});
