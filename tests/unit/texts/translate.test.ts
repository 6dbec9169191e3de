import { describe, expect, it } from 'vitest';
import { fill } from '../../../src/texts/fill';
import type { Texts } from '../../../src/texts/text';
import { translator } from '../../../src/texts/translate';

describe('a text with values', () => {
  it('has them where they belong, and keeps what is no value of it', () => {
    expect(fill('{found} of {count} alumni', { found: 3, count: 1200 })).toBe('3 of 1200 alumni');
    expect(fill('Close')).toBe('Close');
    expect(fill('about {title}', { title: '{name} $& {title}' })).toBe('about {name} $& {title}');
    expect(fill('about {title}', {})).toBe('about {title}');
  });
});

describe('a translation', () => {
  it('takes the place of the English text; without one that stays', () => {
    const t = translator('de', [{ Close: 'Schließen' }]);
    expect([t('Close'), t('Next')]).toEqual(['Schließen', 'Next']);
  });

  it('of an earlier layer wins', () => {
    const t = translator('de', [{ Close: 'Zu' }, { Close: 'Schließen', Next: 'Weiter' }]);
    expect([t('Close'), t('Next')]).toEqual(['Zu', 'Weiter']);
  });

  it('has the plural form that the language has for a number', () => {
    const texts: Texts = {
      '{count} photos': {
        one: '{count} zdjęcie',
        few: '{count} zdjęcia',
        many: '{count} zdjęć',
        other: '{count} zdjęcia',
      },
    };
    const t = translator('pl', [texts]);
    expect([1, 2, 5, 22, 25].map((count) => t('{count} photos', { count }))).toEqual([
      '1 zdjęcie',
      '2 zdjęcia',
      '5 zdjęć',
      '22 zdjęcia',
      '25 zdjęć',
    ]);
  });

  it('uses the form for all others where that of the number is missing, and English where both are', () => {
    expect(translator('pl', [{ '{count} photos': { other: '{count} zdj.' } }])('{count} photos', { count: 5 })).toBe(
      '5 zdj.',
    );
    expect(translator('pl', [{ '{count} photos': {} }])('{count} photos', { count: 5 })).toBe('5 photos');
  });

  it('has its numbers as the language writes them; texts stay as they are', () => {
    const texts: Texts = { '{found} of {count} alumni': '{found} / {count}' };
    const values = { found: '1200', count: 1200 };
    expect(translator('de', [texts])('{found} of {count} alumni', values)).toBe('1200 / 1.200');
    expect(translator('ar-EG', [texts])('{found} of {count} alumni', values)).toBe('1200 / ١٬٢٠٠');
  });

  it('works in what is no language', () => {
    const t = translator('not a language', [{ '{count} photos': { other: '{count} pics' } }]);
    expect(t('{count} photos', { count: 5 })).toBe('5 pics');
  });

  it('is not found in what every object has', () => {
    expect(translator('de', [{}])('constructor' as 'Close')).toBe('constructor');
  });
});
