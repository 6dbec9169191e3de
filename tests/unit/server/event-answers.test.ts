// @vitest-environment node
import { expect, test } from 'vitest';
import { builtPackage, lay, running, temporaryFolder } from './running';

const PAGE = `<head><title>Event · UMMES</title>
<meta name="description" content="An event">
<meta property="og:site_name" content="UMMES">
<meta property="og:type" content="website">
<meta property="og:title" content="Event">
<meta property="og:description" content="An event">
<meta property="og:image" content="https://ummes.example/og.png">
</head>`;

const SHEET = `id,title,description,location,date,img
gala,"Gala </script><b>","It, shines",Hall,14/02/2030,https://pictures.example/a.jpg
a b/c,Odd id,,,15/02/2030,
undated,Some day,,,,
`;

async function site(publicUrl = 'https://society.example') {
  const data = await temporaryFolder();
  await lay(data, { 'sheets/events.csv': SHEET });
  const root = await builtPackage({ 'events/_id.html': PAGE }, [{ path: '/events/{id}', file: 'events/_id.html' }]);
  const server = await running({ data, publicUrl }, root);
  await server.get('/api/sheets/events'); // the sheets are read behind the start
  const read = async (path: string) => String((await server.get(path)).body);
  return { ...server, read };
}

test('a link to an event previews as that event, and search engines read its data', async () => {
  const { read } = await site();
  const html = await read('/events/gala');
  expect(html).toContain('<title>Gala &lt;/script&gt;&lt;b&gt; · UMMES</title>');
  expect(html).toContain('<meta property="og:image" content="https://pictures.example/a.jpg">');
  const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(text)).toMatchObject({
    '@type': 'Event',
    name: 'Gala </script><b>',
    startDate: '2030-02-14',
    location: { name: 'Hall' },
    url: 'https://society.example/events/gala',
    organizer: { name: 'UMMES' },
  });
});

test('nothing in a sheet can end the data or begin an element', async () => {
  const { read } = await site();
  expect((await read('/events/gala')).match(/<\/script>/g)?.length).toBe(1);
});

test('an id is found however its address encodes it', async () => {
  const { read } = await site();
  expect(await read('/events/a%20b%2Fc')).toContain('<title>Odd id · UMMES</title>');
});

test('an undated event has no event data; an unknown id or a broken address gets the page as it is', async () => {
  const { read } = await site();
  const undated = await read('/events/undated');
  expect(undated).toContain('Some day');
  expect(undated).not.toContain('ld+json');
  for (const path of ['/events/none', '/events/%E0%A4%A']) expect(await read(path)).toBe(PAGE);
});

test('the calendar to subscribe to has every dated event, with the address of its page', async () => {
  const { get } = await site();
  const { headers, body } = await get('/events.ics');
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  const text = String(body).replace(/\r\n /g, '');
  expect(text.match(/BEGIN:VEVENT/g)?.length).toBe(2);
  expect(text).toContain('DTSTART;VALUE=DATE:20300214\r\n');
  expect(text).toContain('URL:https://society.example/events/gala\r\n');
  expect(text).toContain('REFRESH-INTERVAL');
});
