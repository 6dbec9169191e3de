import { describe, expect, test } from 'vitest';
import { searchNear } from '../../../src/model/near-search';
import { markTerms, search, searchIndex, searchTerms } from '../../../src/model/search';

function found(query: string, ...texts: string[]) {
  const index = searchIndex(texts, (text) => text.split('|'));
  const terms = searchTerms(query);
  return { exact: search(index, terms), near: searchNear(index, terms) };
}

describe('A search by similar words', () => {
  test('finds what the search misses, and not what it finds', () => {
    const { exact, near } = found('robotics', 'Robotics day', 'Not robotcs: robotics', 'Robotcs night', 'Gears');
    expect(exact).toEqual(['Robotics day', 'Not robotcs: robotics']);
    expect(near).toEqual({ items: ['Robotcs night'], words: ['robotcs'] });
  });

  test('puts what has it in the title first', () => {
    expect(found('turbnie', 'Visit|the turbine', 'Turbine|hall').near.items).toEqual([
      'Turbine|hall',
      'Visit|the turbine',
    ]);
  });

  test('wants every term, each as it is or nearly', () => {
    const texts = ['Turbine hall', 'Turbine', 'Hall'];
    expect(found('turbnie hall', ...texts).near.items).toEqual(['Turbine hall']);
    expect(found('turbnie 2026', ...texts).near.items).toEqual([]);
  });

  test('takes similar words whole: "ear" is no part of "research"', () => {
    expect(found('gear', 'Research', 'An ear').near.items).toEqual(['An ear']);
    expect(found('gear', 'Research|on an ear', 'An ear|of corn').near.items).toEqual([
      'An ear|of corn',
      'Research|on an ear',
    ]);
  });

  test('of a short word finds nothing', () => {
    expect(found('ear', 'Eat', 'An era').near).toEqual({ items: [], words: [] });
  });
});

test('Similar words are marked where they stand for themselves', () => {
  const pieces = markTerms('An ear for research. Ear!', ['gear'], ['ear']);
  expect(pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('')).toBe(
    'An [ear] for research. [Ear]!',
  );
});
