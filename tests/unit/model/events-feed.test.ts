import { describe, expect, it } from 'vitest';
import { normaliseEvents } from '../../../src/model/events/event-rows';
import { eventsFeed } from '../../../src/server/publish/lists/events-feed';

const URLS = { site: 'https://s.example', feed: '/events.atom', page: '/events' };

const feed = (rows: object[]) => eventsFeed(normaliseEvents(rows).items, '2030-06-15', 'Events · Guild', URLS);

const titlesIn = (text: string) => [...text.matchAll(/<entry>\n<title>(.*?)<\/title>/g)].map(([, title]) => title);

describe('the feed of events', () => {
  it('has the upcoming events, soonest first, with when they take place', () => {
    const text = feed([
      { id: 'late', title: 'Late', date: '01/09/2030' },
      { id: 'old', title: 'Old', date: '14/06/2030' },
      { id: 'some day', title: 'Undated' },
      { id: 'a b', title: 'Talk', date: '16/06/2030', time: '18:30', location: 'Lab', description: 'About gears' },
      { id: 'off', title: 'Off', date: '15/06/2030', status: 'cancelled' },
    ]);
    expect(titlesIn(text)).toEqual([
      '15 June 2030: Cancelled: Off',
      '16 June 2030, 18:30: Talk',
      '1 September 2030: Late',
    ]);
    expect(text).toContain('<id>https://s.example/events/a%20b</id>\n<link href="https://s.example/events/a%20b"/>');
    expect(text).toContain('<summary>Lab. About gears</summary>');
    expect(text).toContain('<link rel="self" type="application/atom+xml" href="https://s.example/events.atom"/>');
  });

  it('says first that an event is postponed, and names who speaks', () => {
    const text = feed([
      { title: 'Tour', date: '16/06/2030', time: '18:30', status: 'postponed' },
      { title: 'Talk', date: '17/06/2030', location: 'Lab', speaker: 'Prof. A. Silva' },
    ]);
    expect(titlesIn(text)).toEqual(['Postponed, was planned for 16 June 2030, 18:30: Tour', '17 June 2030: Talk']);
    expect(text).toContain('<summary>Lab. Speaker: Prof. A. Silva</summary>');
  });

  it('escapes markup, has at most 50 events, and is empty without any', () => {
    expect(titlesIn(feed([{ title: '<b>&', date: '16/06/2030' }]))).toEqual(['16 June 2030: &lt;b&gt;&amp;']);
    const many = Array.from({ length: 60 }, (_, id) => ({ id, title: `Event ${id}`, date: '16/06/2030' }));
    expect(titlesIn(feed(many))).toHaveLength(50);
    expect(feed([])).toContain('<updated>1970-01-01T00:00:00Z</updated>');
  });
});
