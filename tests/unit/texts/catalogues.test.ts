import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../../src/texts/english';
import { texts as sinhala } from '../../../src/texts/si';
import { texts as tamil } from '../../../src/texts/ta';
import type { Texts, Translation } from '../../../src/texts/text';

const CATALOGUES: readonly [lang: string, texts: Texts][] = [
  ['si', sinhala],
  ['ta', tamil],
];

/** What is no word in any language, or a name. */
const SAME = /^(BSc|MSc|PhD|Google Calendar|https:.*)$/;

const valuesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([value]) => value).sort();
const formsOf = (translation: Translation = '') => {
  return typeof translation === 'string' ? [translation] : Object.values(translation);
};

describe('the list of English texts', () => {
  it('has each text once', () => {
    expect([...ENGLISH].sort()).toEqual([...new Set<string>(ENGLISH)].sort());
  });
});

describe.each(CATALOGUES)('the catalogue of %s', (lang, texts) => {
  it('has a translation of each text, and no other', () => {
    expect(Object.keys(texts).sort()).toEqual([...ENGLISH].sort());
  });

  it('keeps the values of each text', () => {
    for (const text of ENGLISH)
      for (const form of formsOf(texts[text])) expect(valuesIn(form), text).toEqual(valuesIn(text));
  });

  it('leaves no text empty or in English', () => {
    const left = ENGLISH.filter(
      (text) => !SAME.test(text) && formsOf(texts[text]).some((form) => !form || form === text),
    );
    expect(left).toEqual([]);
    const latin = ENGLISH.filter(
      (text) =>
        !SAME.test(text) && formsOf(texts[text]).every((form) => !/\p{Script=Sinhala}|\p{Script=Tamil}/u.test(form)),
    );
    expect(latin).toEqual([]);
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
