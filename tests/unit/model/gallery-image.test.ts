import { expect, it } from 'vitest';
import { normaliseGallery, readGallery } from '../../../src/model/gallery-image';

it('pictures keep their order, and relative addresses belong to the base', () => {
  const rows = [{ src: '/a.jpg', title: 'A' }, { src: 'https://cdn.example/b.jpg' }];
  expect(normaliseGallery(rows, 'https://society.example/').items).toEqual([
    { src: 'https://society.example/a.jpg', title: 'A' },
    { src: 'https://cdn.example/b.jpg', title: '' },
  ]);
  expect(readGallery(rows, '')[0]?.src).toBe('/a.jpg');
});

it('what is no picture, or unsafe, is left out', () => {
  const rows = [
    null,
    7,
    'a.jpg',
    {},
    { src: 5 },
    { src: 'javascript:alert(1)', title: 'x' },
    { src: '/a.jpg', title: 5 },
  ];
  expect(readGallery(rows, '')).toEqual([{ src: '/a.jpg', title: '' }]);
  for (const value of [undefined, null, 'text', { length: 1 }]) expect(readGallery(value, '')).toEqual([]);
});
