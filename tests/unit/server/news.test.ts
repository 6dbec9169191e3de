import { expect, test } from 'vitest';
import { ADDRESS_PLACEHOLDER } from '../../../src/model/addresses/api-paths';
import { builtPackage, running, temporaryFolder, writeFiles } from '../../support/server/running-server';

const HEAD = `<title>News &amp; Updates · UMMES</title>
<meta name="description" content="All news">
<link rel="canonical" href="${ADDRESS_PLACEHOLDER}/news">
<meta property="og:type" content="website">
<meta property="og:title" content="News">
<meta property="og:description" content="All news">
<meta property="og:url" content="${ADDRESS_PLACEHOLDER}/news">
<meta property="og:image" content="${ADDRESS_PLACEHOLDER}/og.png">
<meta property="og:image:width" content="1200">`;

const NEWS = `Name,description,content,Image URL,publishedAt
Wind tunnel,"It runs
again",All of it,/news/a.png,14/02/2026
"<script>alert(""x"")</script> & $1",,,/news/b.svg,
`;

async function site(publicUrl?: string) {
  const data = await temporaryFolder();
  await writeFiles(data, { 'sheets/news.csv': NEWS, 'sheets/student-life.csv': 'title,category\nCar,Motorsport\n' });
  const pages = [
    { path: '/news', file: 'news/index.html' },
    { path: '/student-life', file: 'student-life/index.html' },
  ];
  const root = await builtPackage({ 'news/index.html': HEAD, 'student-life/index.html': HEAD }, pages);
  const server = await running({ data, ...(publicUrl && { publicUrl }) }, root);
  // The server reads the sheets after it starts.
  await server.get('/api/sheets/news');
  const read = async (path: string) => String((await server.get(path)).body);
  return { ...server, data, read };
}

test('the news and student-life routes respond in the documented format', async () => {
  const { read } = await site();
  const { success, data } = JSON.parse(await read('/api/sheets/news'));
  expect(success).toBe(true);
  expect(data[0]).toEqual({
    id: 'wind-tunnel',
    title: 'Wind tunnel',
    description: 'It runs\nagain',
    content: 'All of it',
    imageUrl: '/news/a.png',
    publishedAt: '14/02/2026',
  });
  expect(JSON.parse(await read('/api/sheets/student-life/')).data).toEqual([
    { id: 'car', title: 'Car', description: '', category: 'Motorsport', imageUrl: '' },
  ]);
});

test('the feed is valid Atom with escaped text and public addresses', async () => {
  const { get } = await site('https://society.example/');
  const { headers, body } = await get('/news.atom');
  const text = String(body);
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(headers.etag).toBeTruthy();
  expect(text).toContain('<title>News &amp; Updates · UMMES</title>');
  expect(text).toContain('https://society.example/news?item=wind-tunnel');
  expect(text).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; $1');
  expect(text).not.toContain('<script');
});
