import { expect, test } from 'vitest';
import { ADDRESS_PLACEHOLDER } from '../../../src/model/addresses/api-paths';
import { calendarText } from '../../../src/model/events/calendar';
import { normaliseEvents } from '../../../src/model/events/event-rows';
import { builtPackage, startWithSheets } from '../../support/server/running-server';

const PAGE = `<head><title>Event</title>
<meta name="description" content="An event">
<meta property="og:type" content="website">
<meta property="og:title" content="Event">
<meta property="og:description" content="An event">
<meta property="og:image" content="${ADDRESS_PLACEHOLDER}/og.png">
</head>`;

const SHEET = `id,title,description,location,date,img,speaker
gala,"Gala </script><b>","It, shines",Hall,14/02/2030,https://pictures.example/a.jpg,Prof. A. Silva
a b/c,Odd id,,,15/02/2030,
undated,Some day,,,,
`;

async function site(events = SHEET) {
  const root = await builtPackage({ 'events/_id.html': PAGE }, [
    { path: '/events/{id}', file: 'events/_id.html', title: 'Page' },
  ]);
  return startWithSheets(
    { site: 'key,value\nname,Turbine Club\n', events },
    { publicUrl: 'https://society.example', timeZone: 'Europe/Berlin' },
    root,
  );
}

test("an event page has the event's link preview and structured data", async () => {
  const { read } = await site();
  const html = await read('/events/gala');
  expect(html).toContain('<title>Gala &lt;/script&gt;&lt;b&gt; · Turbine Club</title>');
  expect(html).toContain('<meta property="og:image" content="https://pictures.example/a.jpg">');
  const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(text)).toMatchObject({
    '@type': 'Event',
    name: 'Gala </script><b>',
    startDate: '2030-02-14',
    location: { name: 'Hall' },
    performer: { name: 'Prof. A. Silva' },
    url: 'https://society.example/events/gala',
    organizer: { name: 'Turbine Club' },
  });
});

test('an undated event has no structured data, and an unknown id or malformed address gets a 404 page', async () => {
  const { read, get } = await site();
  const undated = await read('/events/undated');
  expect(undated).toContain('Some day');
  expect(undated).not.toContain('ld+json');
  for (const path of ['/events/none', '/events/%E0%A4%A']) {
    const { status, body } = await get(path);
    expect([path, status]).toEqual([path, 404]);
    expect(String(body)).toContain('<title>Page not found · Turbine Club</title>');
    expect(String(body)).toContain('<meta name="robots" content="noindex">');
    expect(String(body)).not.toMatch(/ld\+json|canonical/);
  }
});

test("the subscription calendar has every dated event with its page's address", async () => {
  const { get } = await site();
  const { headers, body } = await get('/events.ics');
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  const text = String(body).replace(/\r\n /g, '');
  expect(text.match(/BEGIN:VEVENT/g)?.length).toBe(2);
  expect(text).toContain('DTSTART;VALUE=DATE:20300214\r\n');
  expect(text).toContain('URL:https://society.example/events/gala\r\n');
  expect(text).toContain('REFRESH-INTERVAL');
});

test('an event with its own id, even a number, keeps its UID when its title and day change', async () => {
  const uidsOf = async (events: string) => {
    const server = await site(events);
    const inFeed = String((await server.get('/events.ics')).body).match(/(?<=UID:).*(?=\r)/g);
    const { data } = await server.readJson('/api/sheets/events');
    // The file that a browser offers for download has the same UIDs.
    const inBrowser = normaliseEvents(data).items.map((event) => calendarText([event], { now: new Date() }));
    expect(inBrowser.map((text) => /(?<=UID:).*(?=\r)/.exec(text)?.[0])).toEqual(inFeed);
    return inFeed;
  };
  const before = 'id,title,date\na1,Talk about turbins,28/11/2026\n7,Quiz,28/11/2026\n,Untold,28/11/2026\n';
  const after = 'id,title,date\n7,Big quiz,29/11/2026\n,Untold,28/11/2026\na1,Talk about turbines,30/11/2026\n';
  expect(await uidsOf(before)).toEqual(['a1@ummes', '7@ummes', '20261128-Untold@ummes']);
  expect(await uidsOf(after)).toEqual(['7@ummes', '20261128-Untold@ummes', 'a1@ummes']);
});

test('calendar subscribers get a 503, not an empty calendar, if there is no good copy of the events', async () => {
  const { get } = await site('other,columns\n');
  const { status, headers } = await get('/events.ics');
  expect([status, headers['retry-after']]).toEqual([503, '10']);
});
