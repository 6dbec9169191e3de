import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { MESSAGE_LIST } from '../../../../src/model/desk/message-list';
import { describeEachDatabase } from '../../../support/server/each-database';
import { deskServer } from '../desk-calls';

const NOTE = { name: 'Ann', email: 'ann@example.org', message: 'Is it open?' };

describeEachDatabase('messages at the desk', ({ fresh }) => {
  async function desk(count = 0, settings = {}) {
    const server = await deskServer({ database: await fresh(), receives: ['contact'], ...settings });
    const stored = server.storage.messages;
    for (let at = 0; at < count; at++) {
      await stored.store(`key-${at}-0123`, { ...NOTE, name: `Ann ${at}` });
      await new Promise((resolve) => setTimeout(resolve, 2)); // so that each message has a different time
    }
    const { get, post } = await server.signIn('Nimali');
    const list = async (query = '') => MESSAGE_LIST.parse((await get(`/messages${query}`)).json);
    const names = async (query = '') => (await list(query)).items.map(({ name }) => name);
    return { ...server, stored, get, post, list, names };
  }

  test('are listed unanswered first, then newest first, and can be searched by text', async () => {
    const { stored, get, post, list, names } = await desk(3);
    const [, second] = await stored.list();
    const marked = await post('/messages/mark', { id: second?.id, isAnswered: true });
    expect([marked.status, marked.json]).toEqual([200, { isDone: true }]);
    expect(await names()).toEqual(['Ann 2', 'Ann 0', 'Ann 1']);
    expect(await names('?filter=open')).toEqual(['Ann 2', 'Ann 0']);
    expect(await names('?filter=answered')).toEqual(['Ann 1']);
    expect(await names('?search=ANN%201')).toEqual(['Ann 1']);
    expect(await names(`?search=${second?.id}`)).toEqual(['Ann 1']);
    expect(await list('?search=ann&filter=open')).toMatchObject({ total: 2, counts: { open: 2, answered: 1 } });
    expect(await names('?search=%25')).toEqual([]);
    expect(await list('?page=9')).toMatchObject({
      receives: ['contact'],
      counts: { open: 2, answered: 1 },
      page: 1,
      pages: 1,
    });
    expect((await list()).items[2]).toMatchObject({ answeredBy: 'Nimali', answeredAt: expect.any(String) });
    expect((await get('/waiting')).json).toMatchObject({ applications: 0, messages: 2 });
    await post('/messages/mark', { id: second?.id, isAnswered: false });
    expect(await names()).toEqual(['Ann 2', 'Ann 1', 'Ann 0']);
  });

  test('show which of two officers answered first', async () => {
    const { stored, post, signIn } = await desk(1);
    const [{ id = '' } = {}] = await stored.list();
    const other = await signIn('Kumari');
    await post('/messages/mark', { id, isAnswered: true });
    await other.post('/messages/mark', { id, isAnswered: true });
    expect(await stored.list()).toMatchObject([{ answeredBy: 'Nimali' }]);
  });

  test('are listed 50 per page', async () => {
    const { list } = await desk(51);
    expect(await list()).toMatchObject({ total: 51, page: 1, pages: 2 });
    expect((await list('?page=2')).items).toHaveLength(1);
  });

  test('can be removed only once', async () => {
    const { stored, post, logs } = await desk(2);
    const all = await stored.list();
    const { id } = all[0] as { id: string };
    expect((await post('/messages/remove', { id })).json).toEqual({ isDone: true });
    expect((await post('/messages/remove', { id })).json).toEqual({ isDone: false });
    expect((await post('/messages/mark', { id, isAnswered: true })).json).toEqual({ isDone: false });
    expect((await stored.list()).map(({ name }) => name)).toEqual(['Ann 1']);
    expect(JSON.stringify(logs)).not.toMatch(/ann@example|Is it open/);
  });

  test('are not removed by hostile ids, and hostile text stays text in responses and in the export', async () => {
    const { stored, post, get, list } = await desk();
    const hostile = {
      name: '=HYPERLINK("http://evil.example")',
      email: '+1@example.org',
      message: '<b>x</b>\n@SUM(1)',
    };
    await stored.store('hostile-key', hostile);
    for (const id of ['', '\0', "' OR 1=1 --", 'x'.repeat(1000), '__proto__'])
      expect((await post('/messages/remove', { id })).json).toEqual({ isDone: false });
    expect((await list()).items).toMatchObject([hostile]);
    const { headers, body } = await get('/messages/export.csv');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="messages-[\d-]+\.csv"$/);
    const [, row = []] = Papa.parse<string[]>(body).data;
    expect(row.slice(4)).toEqual([`'${hostile.name}`, '+1@example.org', "<b>x</b>\n'@SUM(1)"]);
  });

  test('remain visible when the contact form is turned off, and the list says that it is off', async () => {
    const { list } = await desk(1, { receives: [] });
    expect(await list()).toMatchObject({ receives: [], total: 1 });
  });
});
