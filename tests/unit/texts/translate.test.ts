import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { WEB } from '../../../src/build/folders';
import { missingTranslations, orphanedTranslations } from '../../../src/build/reference/english-texts';
import sinhala from '../../../src/texts/si.json';
import tamil from '../../../src/texts/ta.json';
import type { Translation } from '../../../src/texts/text';
import { fill } from '../../../src/texts/text';
import { translator } from '../../../src/texts/translations';

/** Strings that are the same in every language, such as names. */
const SAME = /^(BSc|MSc|PhD|Google Calendar|https:.*)$/;

const valuesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([value]) => value).sort();
const formsOf = (translation: Translation) =>
  typeof translation === 'string' ? [translation] : Object.values(translation);

test("the translators' file contains each string used in the tags once, and none of the desk's", () => {
  const served = JSON.parse(readFileSync(`${WEB}/widgets/texts/en.json`, 'utf8'));
  expect(Object.values(served)).toEqual(Object.keys(served));
  // From a view, a function, a table, a validation rule, and the society's content.
  const texts = ['Loading news...', 'Moved online', 'Retired', 'Email is invalid', 'What happens next'];
  expect(Object.keys(served)).toEqual(expect.arrayContaining(texts));
  expect(served).not.toHaveProperty('Approve');
});

test.each([
  ['si', sinhala],
  ['ta', tamil],
])('every translation in %s has its English text in a tag, even after the text is reworded', (_, texts) => {
  const english = Object.keys(JSON.parse(readFileSync(`${WEB}/widgets/texts/en.json`, 'utf8')));
  expect(orphanedTranslations(english, texts)).toEqual([]);
  const reworded = english.map((text) => (text === 'Try Again' ? 'Retry' : text));
  expect(orphanedTranslations(reworded, texts)).toEqual(['Try Again']);
  expect(missingTranslations(reworded, texts)).toContain('Retry');
});

describe.each([
  ['si', sinhala, /\p{Script=Sinhala}/u],
  ['ta', tamil, /\p{Script=Tamil}/u],
] as const)('the catalogue for %s', (lang, texts, script) => {
  it("keeps each string's placeholders, and has no empty or untranslated strings", () => {
    for (const [text, translation] of Object.entries<Translation>(texts)) {
      for (const form of formsOf(translation)) {
        expect(valuesIn(form), text).toEqual(valuesIn(text));
        if (!SAME.test(text)) expect([form, form !== text && script.test(form)]).toEqual([form, true]);
      }
    }
  });

  it('has a form for each plural category of the language, and only for strings with a count', () => {
    const categories = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
    for (const [text, translation] of Object.entries<Translation>(texts)) {
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
] as const)('filling in %s with the values %j gives %s', (text, values, filled) => {
  expect(fill(text, values)).toBe(filled);
});

describe('a translation', () => {
  it('replaces the English text or falls back to it, and earlier layers win', () => {
    const t = translator('de', [{ Close: 'Zu' }, { Close: 'Schließen', Next: 'Weiter' }]);
    expect([t('Close'), t('Next'), t('Prev')]).toEqual(['Zu', 'Weiter', 'Prev']);
    expect(translator('de', [{}])('constructor' as 'Close')).toBe('constructor');
  });

  it.each([
    ['pl', { one: '{count} a', few: '{count} b', many: '{count} c', other: '{count} d' }, '1 a, 2 b, 5 c, 22 b, 1.5 d'],
    ['pl', { other: '{count} zdj.' }, '1 zdj., 2 zdj., 5 zdj., 22 zdj., 1.5 zdj.'],
    ['not a language', { other: '{count} pics' }, '1 pics, 2 pics, 5 pics, 22 pics, 1.5 pics'],
    ['pl', {}, '1 photos, 2 photos, 5 photos, 22 photos, 1.5 photos'],
  ])('in %s with the plural forms %j shows %s', (lang, forms, shown) => {
    const t = translator(lang, [{ '{count} photos': forms }]);
    const counted = [1, 2, 5, 22, 1.5].map((count) => t('{count} photos', { count })).join(', ');
    expect(counted.replace('1,5', '1.5')).toBe(shown);
  });

  it('formats numbers for the language and leaves strings unchanged', () => {
    const texts = { '{found} of {count} alumni': '{found} / {count}' };
    const values = { found: '1200', count: 1200 };
    expect(translator('de', [texts])('{found} of {count} alumni', values)).toBe('1200 / 1.200');
    expect(translator('ar-EG', [texts])('{found} of {count} alumni', values)).toBe('1200 / ١٬٢٠٠');
  });
});
