import { describe, expect, it, test } from 'vitest';
import { ENGLISH } from '../../../src/texts/english';
import { fill } from '../../../src/texts/fill';
import { texts as sinhala } from '../../../src/texts/si';
import { texts as tamil } from '../../../src/texts/ta';
import type { Translation } from '../../../src/texts/text';
import { translator } from '../../../src/texts/translate';

/** What is no word in any language, or a name. */
const SAME = /^(BSc|MSc|PhD|Google Calendar|https:.*)$/;

const valuesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([value]) => value).sort();
const formsOf = (translation: Translation = '') =>
  typeof translation === 'string' ? [translation] : Object.values(translation);

test('the list of English texts has each text once', () => {
  expect(new Set<string>(ENGLISH).size).toBe(ENGLISH.length);
});

describe.each([
  ['si', sinhala, /\p{Script=Sinhala}/u],
  ['ta', tamil, /\p{Script=Tamil}/u],
] as const)('the catalogue of %s', (lang, texts, script) => {
  it('has a translation of each text, and no other', () => {
    expect(Object.keys(texts).sort()).toEqual([...ENGLISH].sort());
  });

  it('keeps the values of each text, and leaves none empty or in English', () => {
    for (const text of ENGLISH) {
      for (const form of formsOf(texts[text])) {
        expect(valuesIn(form), text).toEqual(valuesIn(text));
        if (!SAME.test(text)) expect([form, form !== text && script.test(form)]).toEqual([form, true]);
      }
    }
  });

  it('has a form for each plural category of the language, only where a text counts', () => {
    const categories = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
    for (const text of ENGLISH) {
      const translation = texts[text];
      if (typeof translation !== 'object') continue;
      expect(text).toContain('{count}');
      expect(Object.keys(translation).sort(), text).toEqual([...categories].sort());
    }
  });
});

test.each([
  ['{found} of {count} alumni', { found: 3, count: 1200 }, '3 of 1200 alumni'],
  ['Close', undefined, 'Close'],
  ['about {title}', { title: '{name} $& {title}' }, 'about {name} $& {title}'],
  ['about {title}', {}, 'about {title}'],
] as const)('%s with the values %j is %s', (text, values, filled) => {
  expect(fill(text, values)).toBe(filled);
});

describe('a translation', () => {
  it('takes the place of the English text, which stays without one; that of an earlier layer wins', () => {
    const t = translator('de', [{ Close: 'Zu' }, { Close: 'Schließen', Next: 'Weiter' }]);
    expect([t('Close'), t('Next'), t('Prev')]).toEqual(['Zu', 'Weiter', 'Prev']);
    expect(translator('de', [{}])('constructor' as 'Close')).toBe('constructor');
  });

  it.each([
    ['pl', { one: '{count} a', few: '{count} b', many: '{count} c', other: '{count} d' }, '1 a, 2 b, 5 c, 22 b, 1.5 d'],
    ['pl', { other: '{count} zdj.' }, '1 zdj., 2 zdj., 5 zdj., 22 zdj., 1.5 zdj.'],
    ['not a language', { other: '{count} pics' }, '1 pics, 2 pics, 5 pics, 22 pics, 1.5 pics'],
    ['pl', {}, '1 photos, 2 photos, 5 photos, 22 photos, 1.5 photos'],
  ])('has in %s the plural forms %j: %s', (lang, forms, shown) => {
    const t = translator(lang, [{ '{count} photos': forms }]);
    const counted = [1, 2, 5, 22, 1.5].map((count) => t('{count} photos', { count })).join(', ');
    expect(counted.replace('1,5', '1.5')).toBe(shown);
  });

  it('has its numbers as the language writes them; texts stay as they are', () => {
    const texts = { '{found} of {count} alumni': '{found} / {count}' };
    const values = { found: '1200', count: 1200 };
    expect(translator('de', [texts])('{found} of {count} alumni', values)).toBe('1200 / 1.200');
    expect(translator('ar-EG', [texts])('{found} of {count} alumni', values)).toBe('1200 / ١٬٢٠٠');
  });
});
