import { expect, test } from 'vitest';
import { runningWithSheets } from '../../support/server/running-server';

const NEWS = `Name,description,content,Image URL,publishedAt
Wind tunnel,"It runs
again",All of it,/news/a.png,14/02/2026
`;

test('news and projects are sent in the documented format, at addresses with and without a trailing slash', async () => {
  const { get, readJson } = await runningWithSheets({ news: NEWS, 'student-life': 'title,category\nCar,Motorsport\n' });
  expect(await readJson('/api/sheets/news')).toEqual({
    success: true,
    data: [
      {
        id: 'wind-tunnel',
        title: 'Wind tunnel',
        description: 'It runs\nagain',
        content: 'All of it',
        imageUrl: '/news/a.png',
        publishedAt: '14/02/2026',
      },
    ],
  });
  expect((await readJson('/api/sheets/student-life/?x=1')).data).toEqual([
    { id: 'car', title: 'Car', description: '', category: 'Motorsport', imageUrl: '' },
  ]);
  expect((await get('/news.atom')).headers['content-type']).toBe('application/atom+xml; charset=utf-8');
});
