import { expect, test } from 'vitest';
import { ADDRESS_PLACEHOLDER } from '../../../src/model/addresses/api-paths';
import { builtPackage, running, temporaryFolder, writeFiles } from '../../support/server/running-server';

const PAGE = `<head><title>Event · UMMES</title>
<meta name="description" content="An event">
<meta property="og:site_name" content="UMMES">
<meta property="og:type" content="website">
<meta property="og:title" content="Event">
<meta property="og:description" content="An event">
<meta property="og:image" content="${ADDRESS_PLACEHOLDER}/og.png">
</head>`;

const SHEET = `id,title,description,location,date,img
gala,"Gala </script><b>","It, shines",Hall,14/02/2030,https://pictures.example/a.jpg
a b/c,Odd id,,,15/02/2030,
undated,Some day,,,,
`;

const TIMED = `id,title,description,location,date,time,status,link
talk,Talk,"It, shines",Hall,14/02/2030,6.30 pm - 8,,/join
summer,Summer,,,14/07/2030,22:00-02:00,Postponed,https://forms.example/1
off,Off,Text,,15/02/2030,,cancelled,/join
online,Online,,Hall,15/02/2030,18:30,moved online,
plain,Plain,Text,Hall,16/02/2030,,,
`;

async function site(publicUrl: string | null = 'https://society.example', sheet = SHEET) {
  const data = await temporaryFolder();
  await writeFiles(data, { 'sheets/events.csv': sheet });
  const root = await builtPackage({ 'events/_id.html': PAGE }, [{ path: '/events/{id}', file: 'events/_id.html' }]);
  const server = await running({ data, publicUrl: publicUrl ?? undefined, timeZone: 'Europe/Berlin' }, root);
  await server.get('/api/sheets/events'); // the server reads the sheets after it starts
  const read = async (path: string) => String((await server.get(path)).body);
  return { ...server, read };
}

test('a link to an event has a preview of that event, and search engines read its data', async () => {
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

test('an undated event has no event data, and an unknown id or malformed address gets a 404 page', async () => {
  const { read, get } = await site();
  const undated = await read('/events/undated');
  expect(undated).toContain('Some day');
  expect(undated).not.toContain('ld+json');
  const page = PAGE.replace(ADDRESS_PLACEHOLDER, 'https://society.example').replace(/<title>.*<\/title>/, '');
  for (const path of ['/events/none', '/events/%E0%A4%A']) {
    const { status, body } = await get(path);
    const missing = /<title>Page not found · .*<\/title>\n<meta name="robots" content="noindex">/;
    expect([status, String(body)]).toEqual([404, expect.stringMatching(missing)]);
    expect(String(body).replace(missing, '')).toBe(page);
  }
});

test("the calendar to subscribe to has every dated event with its page's address", async () => {
  const { get } = await site();
  const { headers, body } = await get('/events.ics');
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  const text = String(body).replace(/\r\n /g, '');
  expect(text.match(/BEGIN:VEVENT/g)?.length).toBe(2);
  expect(text).toContain('DTSTART;VALUE=DATE:20300214\r\n');
  expect(text).toContain('URL:https://society.example/events/gala\r\n');
  expect(text).toContain('REFRESH-INTERVAL');
});

test('the calendar to subscribe to has times in UTC and lists cancelled events as cancelled', async () => {
  const { get } = await site(undefined, TIMED);
  const text = String((await get('/events.ics')).body).replace(/\r\n /g, '');
  const entry = (title: string) => text.split('BEGIN:VEVENT').find((part) => part.includes(`SUMMARY:${title}\r\n`));
  expect(entry('Talk')).toContain('DTSTART:20300214T173000Z\r\nDTEND:20300214T190000Z\r\n');
  expect(entry('Talk')).toContain('DESCRIPTION:It\\, shines\\n\\nRegister: https://society.example/join\r\n');
  expect(entry('Postponed: Summer')).toContain('DTSTART:20300714T200000Z\r\nDTEND:20300715T000000Z\r\n');
  expect(entry('Cancelled: Off')).toContain('STATUS:CANCELLED\r\n');
});

test("without a good copy of the events the calendar is unavailable, because an empty one would clear subscribers' calendars", async () => {
  const { get } = await site(undefined, 'other,columns\n');
  const { status, headers } = await get('/events.ics');
  expect([status, headers['retry-after']]).toEqual([503, '10']);
});
