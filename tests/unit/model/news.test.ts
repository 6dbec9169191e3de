import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findItem } from '../../../src/model/item';
import { normaliseNews } from '../../../src/model/news';
import { newsSchema } from '../../support/model/item-schemas';

const one = (row: object, base = '') => normaliseNews([row], base).items[0];

describe('normaliseNews', () => {
  it('reads every field of a row, whatever the spelling of its columns', () => {
    const row = {
      ID: 'a',
      Title: 'T',
      ' description ': 'D',
      CONTENT: 'C',
      'image url': 'https://a.example/b.png',
      Published_At: '14/02/2026',
    };
    expect(one(row)).toEqual({
      id: 'a',
      title: 'T',
      description: 'D',
      content: 'C',
      imageUrl: 'https://a.example/b.png',
      publishedAt: '14/02/2026',
    });
  });

  it('takes name for title, and the other names of the picture', () => {
    expect(one({ name: 'N' })?.title).toBe('N');
    for (const column of ['images', 'image', 'img']) expect(one({ [column]: '/a.png' })?.imageUrl).toBe('/a.png');
  });

  it('keeps the order of the sheet', () => {
    const rows = [
      { title: 'b', publishedAt: '01/01/2020' },
      { title: 'a', publishedAt: '01/01/2026' },
    ];
    expect(normaliseNews(rows).items.map(({ title }) => title)).toEqual(['b', 'a']);
  });

  it('makes a shared picture of the drive a thumbnail, and puts relative ones where the api is', () => {
    expect(one({ title: 'a', imageUrl: 'https://drive.google.com/file/d/abc_1-2/view?usp=sharing' })?.imageUrl).toBe(
      'https://drive.google.com/thumbnail?id=abc_1-2&sz=w1600',
    );
    expect(one({ title: 'a', imageUrl: '/news/x.png' }, 'https://api.example/base/')?.imageUrl).toBe(
      'https://api.example/news/x.png',
    );
  });

  it.each(['javascript:alert(1)', 'data:text/html,<script>', 'vbscript:x', 'file:///etc/passwd'])(
    'drops the picture %s and tells the editor',
    (imageUrl) => {
      const { items, problems } = normaliseNews([{ title: 'a', imageUrl }]);
      expect(items[0]?.imageUrl).toBe('');
      expect(problems).toMatchObject([{ row: 2, column: 'imageUrl', reason: 'is not a web address' }]);
    },
  );

  it('shows a date it cannot read as it is, and tells the editor', () => {
    const { items, problems } = normaliseNews([{ title: 'a', publishedAt: 'last week' }]);
    expect(items[0]?.publishedAt).toBe('last week');
    expect(problems).toMatchObject([{ row: 2, column: 'publishedAt', value: 'last week' }]);
  });

  it('names an item without an id after its title, so that a new row above it breaks no link', () => {
    const before = normaliseNews([{ title: 'Wind tunnel, runs again!' }]).items[0];
    const after = normaliseNews([{ title: 'New' }, { title: 'Wind tunnel, runs again!' }]).items[1];
    expect(before?.id).toBe('wind-tunnel-runs-again');
    expect(after?.id).toBe(before?.id);
    expect(one({ title: 'ශිෂ්‍ය සංගමය' })?.id).not.toBe('');
    expect(one({ title: '!!!' })?.id).toBe('0');
  });

  it('keeps items of one title apart, and shows both of one id, of which the first is found', () => {
    const titles = normaliseNews([{ title: 'Update' }, { title: 'Update' }]).items;
    expect(titles.map(({ id }) => id)).toEqual(['update', 'update-2']);
    const { items, problems } = normaliseNews([
      { id: 'x', title: 'first' },
      { id: 'x', title: 'second' },
    ]);
    expect(items).toHaveLength(2);
    expect(findItem(items, 'x')?.title).toBe('first');
    expect(problems).toMatchObject([{ row: 3, column: 'id' }]);
  });

  it('skips blank rows, without a gap in the numbers that editors see', () => {
    const { items, problems } = normaliseNews([{ title: '' }, {}, { description: 'no title' }]);
    expect(items.map(({ title }) => title)).toEqual(['Untitled News']);
    expect(problems).toMatchObject([{ row: 4, column: 'title', reason: 'is missing' }]);
  });

  it('gives the same items again from what it has made', () => {
    const { items } = normaliseNews([{ title: 'a' }, { title: 'a' }, { id: 'q', name: 'b', images: '/c.png' }]);
    expect(normaliseNews(items).items).toEqual(items);
  });

  it('never fails, and always gives what the schema says', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (rows) => {
        for (const item of normaliseNews(rows).items) newsSchema.parse(item);
      }),
    );
  });
});
