import Papa from 'papaparse';
import { expect, test } from 'vitest';
import {
  entryCount,
  IMPORT_REPORT,
  type ImportReport,
  MAX_LIST_ADDRESSES,
  MAX_LIST_BYTES,
  REMOVAL,
  SUBSCRIBER_LIST,
} from '../../../../src/model/desk/newsletter-list';
import { describeEachDatabase } from '../../../support/server/each-database';
import { running } from '../../../support/server/running-server';
import { type DeskResponse, deskOfficer } from '../desk-calls';

const publicUrl = 'https://society.example';

const readers = (count: number, start = 0) =>
  Array.from({ length: count }, (_, at) => `reader${String(start + at).padStart(6, '0')}@example.org`);

async function officerOf(server: Awaited<ReturnType<typeof running>>, name = 'Secretary') {
  const { get, post, postCsv } = await deskOfficer(server, name);
  const done = async (answering: Promise<DeskResponse>) => {
    const { status, body, json } = await answering;
    expect([status, status === 200 || body]).toEqual([200, true]);
    return json;
  };
  return {
    postCsv,
    list: async (query = '') => SUBSCRIBER_LIST.parse(await done(get(`/newsletter${query}`))),
    add: async (...emails: string[]) => void (await server.storage.subscribers.add(emails)),
    remove: async (email: string) => REMOVAL.parse(await done(post('/newsletter/remove', { email }))),
    preview: async (list: string) => IMPORT_REPORT.parse(await done(postCsv('/newsletter/preview', list))),
    import: async (list: string) => IMPORT_REPORT.parse(await done(postCsv('/newsletter/import', list))),
    text: async (path: string) => {
      const { status, body } = await get(path);
      expect(status).toBe(200);
      return body;
    },
  };
}

/** Addresses that mail systems deliver to, but that could harm a spreadsheet or a program. */
const HOSTILE = [
  '+1+1@example.org',
  '-2@example.org',
  '%_@example.org',
  "'--/**/@example.org",
  '__proto__@example.org',
];

/** Addresses that could be stored before these rules existed, or be restored from a backup. */
const OLD = [
  '<script>alert(1)</script>@example.org',
  "=cmd|'/C%20calc'!A0@example.org",
  '=HYPERLINK("http://evil.example")@example.org',
  'semi;=1+1@example.org',
  'comma,=1+1@example.org',
  'x"quote@example.org',
  '%_\\@example.org',
  "'); DROP TABLE subscribers; --@example.org".replaceAll(' ', '/**/'),
  'tab\tand\nline@example.org',
  '\u2028=1+1@example.org',
];

const REJECTED = [
  ...OLD,
  '',
  'not-an-email',
  'a b@example.org',
  'first@example.org\nsecond@example.org',
  'first@example.org\u2028second@example.org',
  'half\ud800@example.org',
  `${'x'.repeat(10_000)}@example.org`,
];

describeEachDatabase('the newsletter at the desk', ({ fresh }) => {
  const desk = async (settings = {}) => {
    const url = await fresh();
    const server = await running({ database: url, ...settings });
    return { ...server, ...(await officerOf(server)) };
  };

  test('counts addresses, and lists them 50 per page, filtered by status and part of an address', async () => {
    const { list, storage } = await desk();
    expect(await list()).toEqual({
      receives: [],
      counts: { subscribed: 0, left: 0 },
      since: null,
      items: [],
      total: 0,
      page: 1,
      pages: 1,
    });
    await storage.subscribers.add(readers(120));
    const all = await storage.subscribers.list();
    for (const { token } of all.slice(0, 3)) await storage.subscribers.unsubscribe(token);
    const first = await list();
    expect(first.counts).toEqual({ subscribed: 117, left: 3 });
    expect(first.since).toEqual({ first: all[0]?.addedAt, last: all[0]?.addedAt });
    expect([first.total, first.page, first.pages]).toEqual([120, 1, 3]);
    expect(first.items.map(({ email }) => email)).toEqual(readers(50));
    expect(first.items.findIndex(({ unsubscribedAt }) => unsubscribedAt === null)).toBe(3);
    expect((await list('?page=3')).items.map(({ email }) => email)).toEqual(readers(20, 100));
    for (const page of ['0', '-1', 'x', '1e9', '9007199254740993']) expect((await list(`?page=${page}`)).page).toBe(1);
    expect((await list('?page=99')).page).toBe(3);
    expect((await list('?filter=left')).items.map(({ email }) => email)).toEqual(readers(3));
    expect((await list('?filter=subscribed')).total).toBe(117);
    expect((await list('?search=READER00011')).items.map(({ email }) => email)).toEqual(readers(10, 110));
    expect((await list('?filter=left&search=r000002')).total).toBe(1);
    for (const search of ['%25', '_', '%5C', "'", '%00', '%ED%A0%80', 'x'.repeat(5000)])
      expect([search, (await list(`?search=${search}`)).total]).toEqual([search, search === '%00' ? 120 : 0]);
  });

  test('adds a single address unless it has unsubscribed', async () => {
    const { import: importOf, list, storage } = await desk();
    const linesOf = async (text: string, kind: keyof ImportReport) => {
      const report = await importOf(text);
      expect(entryCount(report)).toBe(1);
      return report[kind].lines.map(({ value, reason }) => `${value} ${reason}`.trim());
    };
    expect(await linesOf('  New.Reader@Example.org ', 'added')).toEqual(['New.Reader@Example.org']);
    expect(await linesOf('NEW.reader@example.org', 'known')).toEqual(['NEW.reader@example.org is already on the list']);
    const [subscriber] = await storage.subscribers.list();
    expect(subscriber?.email).toBe('new.reader@example.org');
    await storage.subscribers.unsubscribe(subscriber?.token ?? '');
    const [left] = await storage.subscribers.list();
    const day = left?.unsubscribedAt?.slice(0, 10);
    expect(await linesOf('Ann <new.reader@example.org>', 'left')).toEqual([
      `new.reader@example.org unsubscribed on ${day}`,
    ]);
    expect(await linesOf('nonsense', 'wrong')).toEqual(['nonsense is not an email address']);
    expect(await storage.subscribers.list()).toEqual([left]);
    expect((await list()).total).toBe(1);
  });

  test('adds the rest of a list with mistakes, and reports each mistake by itself', async () => {
    const { import: importOf, list } = await desk();
    const text =
      '"Perera, Nimal" <n@example.org>, Amara <amara.example.org>; b@example.org, "Li, Bo <bo@example.org>, c@';
    const { added, wrong } = await importOf(text);
    expect(added.lines.map(({ value }) => value)).toEqual(['n@example.org', 'b@example.org', 'bo@example.org']);
    expect(wrong.lines.map(({ value }) => value)).toEqual(['amara.example.org', 'c@']);
    expect((await list()).total).toBe(3);
  });

  test('says which forms the server receives', async () => {
    const both = { receives: ['contact', 'newsletter'] as const };
    expect((await (await desk(both)).list()).receives).toEqual(both.receives);
    expect((await (await desk({ receives: [] })).list()).receives).toEqual([]);
  });

  test('previews an import, then carries it out', async () => {
    const { add, preview, import: importOf, list, storage } = await desk();
    await add('known@example.org');
    await add('left@example.org');
    const left = (await storage.subscribers.list()).find(({ email }) => email === 'left@example.org');
    await storage.subscribers.unsubscribe(left?.token ?? '');
    const today = new Date().toISOString().slice(0, 10);
    const text = [
      '\ufeffName;E-Mail',
      'A;new@example.org',
      '"B\nof two lines";Known@example.org',
      '',
      'C;left@example.org',
      'D;NEW@example.org',
      'E;not-an-email',
      'F;',
      'G;last@example.org',
    ].join('\r\n');
    const expected = {
      added: ['line 2: new@example.org', 'line 10: last@example.org'],
      known: ['line 3: Known@example.org is already on the list'],
      left: [`line 6: left@example.org unsubscribed on ${today}`],
      repeated: ['line 7: NEW@example.org is already on line 2'],
      wrong: ['line 8: not-an-email is not an email address', 'line 9: has no address'],
    };
    const shown = (report: Awaited<ReturnType<typeof preview>>) =>
      Object.entries(report).map(([group, { lines }]) => [
        group,
        lines.map(({ line, value, reason }) => `line ${line}: ${value} ${reason}`.replace(/ +/g, ' ').trim()),
      ]);
    expect(Object.fromEntries(shown(await preview(text)))).toEqual(expected);
    expect((await list()).total).toBe(2);
    expect(Object.fromEntries(shown(await importOf(text)))).toEqual(expected);
    expect((await list()).counts).toEqual({ subscribed: 3, left: 1 });
    const again = await importOf(text);
    expect([again.added.count, again.known.count, again.left.count]).toEqual([0, 3, 1]);
    expect((await list()).counts).toEqual({ subscribed: 3, left: 1 });
  });

  test('imports all addresses on a line, as copied from an email', async () => {
    const { preview, import: importOf, list } = await desk();
    const ten = readers(10);
    const text = `"Doe, Jane" <${ten[0]}>; ${ten.slice(1).join(', ')}, ${ten[1]}`;
    for (const importing of [preview, importOf]) {
      const { added, repeated, wrong } = await importing(text);
      expect(added).toEqual({ count: 10, lines: ten.map((value) => ({ line: 1, value, reason: '' })) });
      expect(repeated.lines).toEqual([{ line: 1, value: ten[1], reason: 'is already on this line' }]);
      expect(wrong.count).toBe(0);
    }
    expect((await list()).items.map(({ email }) => email)).toEqual(ten);
  });

  test('rejects a list that is truncated, too large or too long, with a message', async () => {
    const { postCsv, list } = await desk();
    const rejections: [string, number, string][] = [
      [
        'name,email\nAnn,new@example.org\n"Bo,cut@example.org',
        422,
        'added. The list is cut off, or a quote is not closed (from row 3).',
      ],
      [`new@example.org${'\n'.repeat(MAX_LIST_BYTES)}`, 413, 'changed. This is too large: at most 10 MB'],
      [`new@example.org${'\nx'.repeat(MAX_LIST_ADDRESSES)}`, 422, 'added. The list has more than 200,000 addresses.'],
    ];
    for (const call of ['preview', 'import'])
      for (const [text, status, message] of rejections) {
        const answer = await postCsv(`/newsletter/${call}`, text);
        expect([answer.status, answer.json]).toMatchObject([
          status,
          { message: expect.stringContaining(`Nothing was ${message}`) },
        ]);
      }
    expect((await list()).total).toBe(0);
  });

  test('exports exactly the stored addresses, for a spreadsheet and for a mail merge', async () => {
    const { add, text } = await desk({ publicUrl });
    const addresses = ['+tag@example.org', '-ann@example.org', "o'brien@example.org"];
    await add(...addresses);
    for (const file of ['export.csv', 'links.csv']) {
      const { data } = Papa.parse<{ email: string }>((await text(`/newsletter/${file}`)).replace('\ufeff', ''), {
        header: true,
      });
      expect(data.map(({ email }) => email).sort()).toEqual(addresses.sort());
    }
  });

  test('adds every address of a list that takes several statements', async () => {
    const { import: importOf, list } = await desk();
    const report = await importOf(readers(1203).join('\n'));
    expect(report.added.count).toBe(1203);
    expect((await list()).counts.subscribed).toBe(1203);
  });

  test('treats hostile addresses as text, never as a formula or an extra line', async () => {
    const { import: importOf, list, remove, text, storage, logs } = await desk({ publicUrl });
    for (const email of HOSTILE) expect((await importOf(email)).added.count).toBe(1);
    const single = REJECTED.filter((text) => !/second@|\nline@|;.*--@/.test(text)); // these are split into several entries
    const quoted = [...HOSTILE, ...single].map((email) => `"${email.replaceAll('"', '""')}"`);
    const report = await importOf(`email\r\n${quoted.join('\r\n')}\r\n`);
    expect([report.added.count, report.known.count]).toEqual([0, HOSTILE.length]);
    expect(report.wrong.count).toBe(single.length - 1); // a blank line does not count
    expect(Math.max(...report.wrong.lines.map(({ value }) => value.length))).toBeLessThan(200);
    await storage.subscribers.add(OLD);
    const total = HOSTILE.length + OLD.length;
    expect((await list()).total).toBe(total);
    expect((await list(`?search=${encodeURIComponent('%_\\')}`)).total).toBe(1);

    for (const file of ['export.csv', 'links.csv']) {
      const lines = (await text(`/newsletter/${file}`)).split(/[\r\n\u2028\u2029\u0085]+/);
      if (file === 'links.csv') expect(lines).toHaveLength(1 + total);
      // csv-text.test.ts covers the rest
      expect(lines.filter((line) => /^\ufeff?"?[=+\-@]/.test(line) && !/^"[+-][\w+-]*\w@/.test(line))).toEqual([]);
    }
    for (const { email } of (await list()).items) expect((await remove(email)).outcome).toBe('removed');
    expect((await list()).total).toBe(0);
    const removals = logs.filter(({ msg }) => /^an address was removed/.test(String(msg)));
    expect(removals.filter(({ session }) => session)).toHaveLength(total);
    expect(JSON.stringify(logs)).not.toMatch(/@example|search=/);
  });
});
