import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closestPath, excerptAround, markWords } from '../../../src/model/search/search';
import { isNear } from '../../../src/model/text/typo';
import { wordsOf } from '../../../src/model/text/words';
import { searchIndex } from '../../../src/site/search/search-index';

/** Returns the strings that a query finds. In each, a bar separates the title from the rest. */
function search(query: string, texts: string[], isFuzzy = false) {
  const hits = texts.map((text) => {
    const [title = '', rest = ''] = text.split('|');
    return { title, text: rest, note: '', href: text };
  });
  return searchIndex(hits)(query, isFuzzy).hits.map(({ href }) => href);
}
const find = (query: string, ...texts: string[]) => search(query, texts);
const marked = (text: string, words: string[]) =>
  markWords(text, words)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

describe('a search', () => {
  test.each([
    ['resume', 'Résumé clinic'],
    ['RÉSUMÉ', 'resume clinic'],
    ['istanbul', 'İstanbul'],
    ['strasse', 'Straße'],
    ['lodz', 'Łódź'],
    ["today's", 'Today’s lecture'],
    ['finish', 'ﬁnish'],
    ['Σίσυφος', 'ΣΊΣΥΦΟΣ'],
    ['محمد', 'مُحَمَّد'],
    ['c++ (', 'C++ (beginners)'],
  ])('for %s finds %s', (query, text) => {
    expect(find(query, text, 'C')).toEqual([text]);
  });

  test('distinguishes Sinhala vowel signs, and finds nothing for an empty query', () => {
    expect(find('කා', 'කි')).toEqual([]);
    for (const query of ['', '   ', '\n']) expect(find(query, 'anything')).toEqual([]);
  });

  test('finds what visitors call by another name, but first what has the word itself', () => {
    expect(find('fee', 'What it costs', 'A fee', 'A coast')).toEqual(['A fee', 'What it costs']);
    expect(find('membership fee', 'Cost|for members', 'Members')).toEqual(['Cost|for members']);
  });

  test('answers a question by its subject, and finds its other words only if they are all there is', () => {
    expect(find('how do I become a member?', 'Who can join', 'How to weld')).toEqual(['Who can join']);
    expect(find('What is this', 'What this is', 'Gears')).toEqual(['What this is']);
  });

  test('finds words in any order anywhere in the item, with title matches first', () => {
    expect(find('hall turbine', 'Visit|the turbine hall', 'Turbine only|no more')).toEqual(['Visit|the turbine hall']);
    expect(find('gear', 'a|gear', 'b|gear', 'Gear|c')).toEqual(['Gear|c', 'a|gear', 'b|gear']);
  });
});

describe('highlighting', () => {
  test.each([
    ['Turbine hall', 'turbine', '[Turbine] hall'],
    ['Résumé', 'resume', '[Résumé]'],
    ['Re\u0301sume\u0301!', 'resume', '[Re\u0301sume\u0301]!'],
    ['Straße 1', 'strasse', '[Straße] 1'],
    ['An ear for research. Ear!', 'ear', 'An [ear] for research. [Ear]!'],
    ['C++ (beginners)', 'c++', '[C++] (beginners)'],
    ['ශ්‍රී ලංකා', 'ශ්රී', '[ශ්‍රී] ලංකා'],
    ['👩‍🔧 weld', 'weld', '👩‍🔧 [weld]'],
    ['nothing', 'else', 'nothing'],
  ])('in %s, for the word %s, shows %s', (text, word, shown) => {
    expect(marked(text, [word])).toBe(shown);
  });

  test('keeps every character of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const words = wordsOf(text.slice(0, 20));
        const pieces = markWords(text, words.slice(0, 1));
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });
});

test('an excerpt shows the search terms in context and does not split characters', () => {
  const long = `${'before '.repeat(40)}the turbine ${'after '.repeat(40)}`.trim();
  const shown = excerptAround(long, ['turbine'], 80);
  expect(shown).toMatch(/^…before .*the turbine after .*after…$/);
  expect(shown.length).toBeLessThanOrEqual(84);
  expect(excerptAround(long, ['absent'], 80)).toMatch(/^before before/);
  expect(excerptAround('short', ['absent'], 80)).toBe('short');
  expect(excerptAround('😀'.repeat(100), [], 81)).toBe(`${'😀'.repeat(40)}…`);
  expect(excerptAround('one\n\ntwo, three four', [], 11)).toBe('one · two…');
});

test('two words are similar if they differ by one typo', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 2 }), fc.nat(), (word, place) => {
      const text = [...word];
      const at = place % text.length;
      const swapped = text.slice(at, at + 2).reverse();
      const mistakes = [text.with(at, 'x'), text.toSpliced(at, 1), text.toSpliced(at, 0, 'x')];
      for (const changed of [...mistakes, text.toSpliced(at, 2, ...swapped)])
        expect(isNear(word, changed.join(''))).toBe(true);
    }),
  );
});

describe('a search for similar words', () => {
  test.each([
    ['turbime', ['Visit|the turbine', 'Turbine|hall'], ['Turbine|hall', 'Visit|the turbine']], // titles first
    ['turbnie', ['Turbine'], ['Turbine']], // two letters swapped
    ['parnter', ['Our partners', 'Parents'], ['Our partners']], // two letters swapped in the beginning of a word
    ['nwes', ['News', 'Newest'], ['News']],
    ['turbime hal', ['Turbine hall', 'Turbine', 'Hall'], ['Turbine hall']], // needs every word
    ['turbime 2026', ['Turbine hall', 'Turbine', 'Hall'], []],
    ['gear', ['Research', 'An ear'], ['An ear']], // matches whole words
    ['caffé', ['Café'], ['Café']],
    ['هندصة', ['هَندسة'], ['هَندسة']],
    ['ear', ['Eat', 'An era'], []], // ignores short words
    ['2027', ['2026'], []], // ignores numbers
  ])('for %s in %j finds %j', (query, texts, found) => {
    expect(search(query, texts, true)).toEqual(found);
    expect(search(query, texts)).toEqual([]);
  });
});

test.each<[string | null, string]>([
  ['/events', '/event /event/42 /evetns /Events /EVENTS/'],
  ['/news', '/news.html /newz'],
  ['/student-life', '/student_life /StudentLife /student'],
  ['/contact', '/contact-us'],
  ['/about', '/about%20us'],
  ['/alumni', '/alumn%69 /alúmni'],
  [null, '/ /e /abc /wp-login.php /%E0%A4%A /🚀🚀🚀🚀 /calendar'],
])('the page %s is suggested for %s', (meant, typed) => {
  const paths = ['/', '/events', '/alumni', '/news', '/student-life', '/about', '/contact', '/search', '/terms'];
  for (const path of typed.split(' ')) expect(closestPath(path, paths), path).toBe(meant);
});
