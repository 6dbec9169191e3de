import { describe, expect, test } from 'vitest';
import { normaliseSlides } from '../../../src/model/pictures/slide-rows';
import { boardGroups } from '../../../src/model/society/board';
import { normaliseBoard } from '../../../src/model/society/board-rows';
import { normalisePages } from '../../../src/model/society/page-rows';
import { isOwnPage, pageList, pageNamed, pagesFrom } from '../../../src/model/society/pages';

describe('the pages sheet', () => {
  const rows = [
    { page: 'Partners', title: 'Our partners', text: 'Hello' },
    { page: '/new here/', title: '' },
    { page: 'partners', title: 'What you get', text: '- tea', image: '/a.jpg' },
  ];

  test('makes one page of the rows with the same name, with the first row’s title', () => {
    const { items } = normalisePages(rows);
    expect(pagesFrom(items).map(({ name, title, sections }) => [name, title, sections.length])).toEqual([
      ['partners', 'Our partners', 2],
      ['new-here', 'New here', 1],
    ]);
    expect(pageList.select(items).items.map(({ page }) => page)).toEqual(['partners', 'new-here']);
    expect(pageNamed('partners').select(items).items).toHaveLength(2);
    expect(pageNamed('none').select(items).items).toEqual([]);
  });

  test('may have a button to a page of the site, another website or an email address, and reports anything else', () => {
    const links = ['/events', 'https://example.com/a', 'secretary@ummes.example', 'javascript:alert(1)', 'call me'];
    const { items, problems } = normalisePages(links.map((link) => ({ page: 'partners', title: 'x', link })));
    expect(items.map(({ link }) => link)).toEqual([...links.slice(0, 3), '', '']);
    expect(problems.map(({ column, value }) => [column, value])).toEqual([
      ['link', 'javascript:alert(1)'],
      ['link', 'call me'],
    ]);
    expect(normalisePages(items).items).toEqual(items);
  });

  test('reports names that cannot be a path, and those of the website itself', () => {
    const names = ['../desk', 'desk', 'events', 'a/b', 'x?y', '', '404', 'widgets', 'a'.repeat(61)];
    const { items, problems } = normalisePages(names.map((page) => ({ page, title: 'x', text: 'x' })));
    expect(items).toEqual([]);
    expect(problems).toHaveLength(names.length);
  });

  test('privacy, terms and the directions replace built-in texts; other pages are the society’s own', () => {
    const own = ['privacy', 'terms', 'location', 'partners'].filter((page) => isOwnPage({ page }));
    expect(own).toEqual(['partners']);
  });
});

describe('the board sheet', () => {
  test('skips rows without a name and unusable addresses, and reports them', () => {
    const { items, problems } = normaliseBoard([
      { name: 'Ann', role: 'President', photo: '/a.jpg', email: 'x', linkedin: 'javascript:x' },
      { position: 'Editor' },
    ]);
    expect(items).toEqual([{ name: 'Ann', position: 'President', image: '/a.jpg', email: '', linkedin: '' }]);
    expect(problems.map(({ column }) => column)).toEqual(['email', 'linkedin', 'name']);
  });

  test('groups members by position, in any capitals, and keeps the order', () => {
    const positions = ['Committee Member', 'president', 'Vice President', 'SENIOR Treasurer', 'Senior Vice President'];
    const { items } = normaliseBoard(positions.map((position, at) => ({ name: String(at), position })));
    const { senior, officers, committee } = boardGroups(items);
    expect([senior, officers, committee].map((group) => group.map(({ name }) => name).join())).toEqual([
      '1,3,4',
      '2',
      '0',
    ]);
  });
});

describe('the slides sheet', () => {
  test.each([
    ['70% 30%', '70% 30%'],
    ['70 30', '70% 30%'],
    ['12.6%, 100%', '15% 100%'],
    ['right top', '100% 0%'],
    ['top left', '0% 0%'],
    ['centre', '50% 50%'],
    ['', '50% 50%'],
  ])('reads the focal point %s', (focus, expected) => {
    const { items, problems } = normaliseSlides([{ image: '/a.jpg', alt: 'x', focus }]);
    expect([items[0]?.focus, problems]).toEqual([expected, []]);
    expect(normaliseSlides(items).items).toEqual(items);
  });

  test('reports a slide without a picture or a description, and a focal point outside it', () => {
    const { items, problems } = normaliseSlides([{ alt: 'no picture' }, { image: '/a.jpg', focus: '120% 5%' }]);
    expect(items).toEqual([{ image: '/a.jpg', alt: '', focus: '50% 50%' }]);
    expect(problems.map(({ column }) => column)).toEqual(['image', 'alt', 'focus']);
  });
});
