import { describe, expect, it } from 'vitest';
import { normaliseNews } from '../../../src/model/news';
import { newsFeed } from '../../../src/model/news-feed';

const ADDRESSES = { site: 'https://s.example', feed: '/news.atom', page: '/news' };
const feed = (rows: object[]) => newsFeed(normaliseNews(rows).items, 'News & Updates', ADDRESSES);

describe('newsFeed', () => {
  it('has an entry with an address, a date and the texts for each item', () => {
    const text = feed([{ id: 'a b', title: 'T', description: 'D', content: 'C', publishedAt: '14/02/2026' }]);
    expect(text).toContain('<title>T</title>');
    expect(text).toContain('<id>https://s.example/news?item=a%20b</id>');
    expect(text).toContain('<updated>2026-02-14T00:00:00Z</updated>');
    expect(text).toContain('<summary>D</summary>');
    expect(text).toContain('<content type="text">C</content>');
    expect(text).toContain('<link rel="self" type="application/atom+xml" href="https://s.example/news.atom"/>');
  });

  it('escapes what could be markup, and drops what XML cannot say', () => {
    const text = feed([{ id: '"&<', title: '<script>alert("x")</script> & co', description: 'a\u0001\uffffb]]>' }]);
    expect(text).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; co');
    expect(text).toContain('<summary>ab]]&gt;</summary>');
    expect(text).not.toContain('<script');
  });

  it('gives an undated item the date of its neighbour, and tells no id twice', () => {
    const text = feed([
      { title: 'a' },
      { id: 'x', title: 'b', publishedAt: '01/02/2026' },
      { id: 'x', title: 'c' },
      { title: 'd' },
    ]);
    expect(text.match(/<entry>/g)).toHaveLength(3);
    expect(text.match(/<updated>2026-02-01T00:00:00Z<\/updated>/g)).toHaveLength(4);
    expect(text).not.toContain('>c<');
  });

  it('is a feed without any item too', () => {
    expect(feed([])).toContain('<updated>1970-01-01T00:00:00Z</updated>');
  });
});
