import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearWords, wordsOf } from '../../../src/model/near-words';
import { normaliseText } from '../../../src/model/normalised-text';
import { isNear } from '../../../src/model/one-mistake';

const near = (vocabulary: string, term: string) => nearWords(wordsOf(normaliseText(vocabulary)), normaliseText(term));

describe('Two texts', () => {
  test.each([
    ['the same', 'robot', 'robot'],
    ['one wrong letter', 'robot', 'rabot'],
    ['the first one wrong', 'robot', 'bobot'],
    ['the last one wrong', 'robot', 'robod'],
    ['one missing', 'robot', 'robt'],
    ['one more', 'robot', 'robbot'],
    ['one more at the end', 'robot', 'robots'],
    ['two neighbours swapped', 'robot', 'rboot'],
    ['the last two swapped', 'robot', 'robto'],
    ['one emoji for another', 'gear🚀', 'gear🔧'],
    ['an emoji more', 'gear', 'gear🔧'],
    ['right to left, one letter missing', 'هندسة', 'هندس'],
    ['right to left, two swapped', 'מכונה', 'מכנוה'],
  ])('are near: %s', (_, a, b) => {
    expect([isNear(a, b), isNear(b, a)]).toEqual([true, true]);
  });

  test.each([
    ['two wrong letters', 'robot', 'rabat'],
    ['two wrong neighbours', 'robot', 'raxot'],
    ['one letter for two neighbours', 'robot', 'raot'],
    ['two missing', 'robot', 'rot'],
    ['two more', 'robot', 'robotics'],
    ['swapped, but not neighbours', 'robot', 'tobor'],
    ['a wrong and a missing one', 'robot', 'rabt'],
    ['two emoji', 'gear', '🚀gear🔧'],
  ])('are not near: %s', (_, a, b) => {
    expect([isNear(a, b), isNear(b, a)]).toEqual([false, false]);
  });

  test('are near after any one mistake', () => {
    const letters = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }), { minLength: 2 });
    fc.assert(
      fc.property(letters, fc.nat(), (graphemes, place) => {
        const text = [...graphemes.join('')];
        const at = place % text.length;
        const other = [...text];
        other.splice(at, 1, 'x');
        const missing = [...text];
        missing.splice(at, 1);
        const more = [...text];
        more.splice(at, 0, 'x');
        const swapped = [...text];
        swapped.splice(at, 2, ...swapped.slice(at, at + 2).reverse());
        for (const changed of [other, missing, more, swapped])
          expect(isNear(text.join(''), changed.join(''))).toBe(true);
      }),
    );
  });
});

describe('A term', () => {
  test.each([
    ['robtics', ['robotics']],
    ['robotcs', ['robotics']],
    ['roboticss', ['robotics']],
    ['rbootics', ['robotics']],
    ['ROBOTIXS', ['robotics']],
    ['café', []],
    ['caffé', ['cafe']],
    ['resumé', []],
    ['résunē', ['resume']],
    ['هندصة', ['هندسة']],
    ['🔧robotcs!', ['robotics']],
  ])('%s means %j', (term, words) => {
    expect(near('Robotics, café, résumé 🔧 هَندسة 2025', term)).toEqual(words);
  });

  test('of three letters has to be right', () => {
    expect(near('cad can', 'cat')).toEqual([]);
  });

  test('that is a number has to be right', () => {
    expect(near('2025 2026 robot2', '2027')).toEqual([]);
    expect(near('robot2', 'robot')).toEqual([]);
  });

  test('of five letters may be the beginning of a word', () => {
    expect(near('engineering workshops', 'enginer')).toEqual(['engineering']);
    expect(near('engineering workshops', 'wokrsh')).toEqual(['workshops']);
    expect(near('engineering', 'enjn')).toEqual([]);
  });

  test('is not near a word that has it', () => {
    expect(near('gears gear', 'gear')).toEqual([]);
  });
});
