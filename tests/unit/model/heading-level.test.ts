import { expect, test } from 'vitest';
import { HEADING_LEVELS, type HeadingLevel, headingElement } from '../../../src/model/heading-level';

test('a heading has its own level unless the host has chosen one', () => {
  expect(headingElement(undefined, 2)).toBe('h2');
  expect(headingElement(undefined, 3, 1)).toBe('h3');
});

test('headings follow the first ones, to level 6 at most, and none are plain text', () => {
  const elements = (level: string) => [0, 1, 2].map((below) => headingElement(level as HeadingLevel, 2 + below, below));
  expect(HEADING_LEVELS.map(elements)).toEqual([
    ['h1', 'h2', 'h3'],
    ['h2', 'h3', 'h4'],
    ['h3', 'h4', 'h5'],
    ['h4', 'h5', 'h6'],
    ['h5', 'h6', 'h6'],
    ['h6', 'h6', 'h6'],
    ['p', 'p', 'p'],
  ]);
  expect(headingElement(1, 2)).toBe('h1');
});

test('what is no level counts as none chosen, and one beyond 6 as 6', () => {
  for (const level of [0, -1, Number.NaN, '', 'x']) expect(headingElement(level as HeadingLevel, 2)).toBe('h2');
  expect(headingElement(9 as HeadingLevel, 2)).toBe('h6');
});
