import { describe, expect, test } from 'vitest';
import { adviceOn } from '../../../src/model/sheets/advice';
import { SHEET_KINDS } from '../../../src/model/sheets/sheet-kinds';
import { objectives } from '../../../src/model/society/objectives';
import { phones } from '../../../src/model/society/phones';
import { SITE_KEY_NAMES } from '../../../src/model/society/site-keys';
import { normaliseSite } from '../../../src/model/society/site-sheet';
import { mapOf, panelLetters, socialLinks, societyFrom } from '../../../src/model/society/society';
import { documentTitle } from '../../../src/model/society/titles';

const siteOf = (values: Record<string, string>) =>
  normaliseSite(Object.entries(values).map(([key, value]) => ({ key, value })));
const society = (values: Record<string, string>) => societyFrom(siteOf(values).items);
const problemsOf = (values: Record<string, string>) =>
  siteOf(values).problems.map(
    (problem) => `${problem.value} ${problem.reason}: ${adviceOn(SHEET_KINDS.site, problem)}`,
  );

describe('the site sheet', () => {
  test('has a guide and a sample for every key', () => {
    expect(SHEET_KINDS.site.samples.map(({ key }) => key)).toEqual(SITE_KEY_NAMES);
    const { problems } = SHEET_KINDS.site.normalise(SHEET_KINDS.site.samples, { timeZone: 'UTC' });
    expect(problems).toEqual([]);
  });

  test('accepts keys in any spelling and under their other names', () => {
    expect(society({ 'Long Name': 'A', UNIVERSITY: 'B', phone: 'C', twitter: 'https://x.com/a' })).toMatchObject({
      longName: 'A',
      university: 'B',
      phone1: 'C',
      x: 'https://x.com/a',
    });
  });

  test('takes the built-in text for a key that is missing or empty, which names no society', () => {
    const builtIn = societyFrom([]);
    expect(society({ name: '', tagline: '  ' })).toEqual(builtIn);
    expect(builtIn.name).toBe('Our society');
    expect(JSON.stringify(builtIn)).not.toMatch(/moratuwa|ummes|mechanical/i);
  });

  test('reports unknown keys with the nearest known one, repeated keys, and values without a key', () => {
    expect(problemsOf({ univercity: 'x' })).toEqual([
      'univercity is not a known key; the row is not used: university, if that is what you mean, or delete the row',
    ]);
    const { problems } = normaliseSite([
      { key: 'name', value: 'A' },
      { key: 'Name', value: 'B' },
      { value: 'C' },
      { key: 'tagline' },
    ]);
    expect(problems.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
      '3 is in an earlier row too, whose value is used',
      '4 has no key; the row is not used',
    ]);
  });

  test.each([
    ['email', 'not an address', 'is not an email address'],
    ['facebook', 'javascript:alert(1)', 'is not a web address'],
    ['logo', 'data:text/html,x', 'is not a web address'],
    ['map', 'http://www.google.com/maps?output=embed', 'is not a map that can be embedded'],
    ['map', 'javascript:alert(1)', 'is not a map that can be embedded'],
    ['map', 'https://evil.example/maps/', 'is not a map that can be embedded'],
    ['language', 'English please', 'is not a language tag such as en-GB'],
    ['load map', 'sometimes', 'is not one of the choices'],
  ])('reports and leaves out a value that cannot be used: %s %s', (key, value, reason) => {
    expect(siteOf({ [key]: value })).toMatchObject({ items: [], problems: [{ column: 'value', reason }] });
  });

  test('accepts the HTML that map services offer for embedding', () => {
    const html = '<iframe src="https://www.google.com/maps/embed?pb=!1m18&amp;x=1" width="600"></iframe>';
    expect(society({ map: html }).map).toBe('https://www.google.com/maps/embed?pb=!1m18&x=1');
  });

  test('any rows at all are read without throwing', () => {
    for (const rows of [
      [null],
      [1, 'x'],
      [[['key', 'value']]],
      [{ key: {}, value: [] }],
      [{ key: '__proto__', value: 'x' }],
    ])
      expect(normaliseSite(rows).items).toEqual([]);
  });
});

describe('what follows from the site sheet', () => {
  test('the five panels have the initials, else the first letters of the name', () => {
    expect(panelLetters(society({ initials: 'u m m e s' }))).toEqual(['U', 'M', 'M', 'E', 'S']);
    expect(panelLetters(society({ name: 'MES' }))).toEqual(['M', 'E', 'S', '', '']);
    expect(panelLetters(society({ name: 'ශ්‍රී ලංකා' }))[0]).not.toBe('');
  });

  test('titles begin with the page and end with the society', () => {
    expect(documentTitle('Events', society({ name: 'MES' }))).toBe('Events · MES');
    expect(documentTitle('', society({ name: 'MES', 'long name': 'Mechanical' }))).toBe('MES, Mechanical');
  });

  test('objectives are written as a title, a colon and a text', () => {
    expect(objectives(society({ objective1: 'Connect: Keep in touch: always.', objective3: 'Mentor' }))).toEqual([
      { title: 'Connect', text: 'Keep in touch: always.' },
      { title: 'Mentor', text: '' },
    ]);
  });

  test('only the accounts and phones in the sheet are shown', () => {
    expect(socialLinks(societyFrom([]))).toEqual([]);
    expect(socialLinks(society({ youtube: 'https://youtube.com/@a' }))).toMatchObject([{ name: 'YouTube' }]);
    expect(phones(society({ phone2: '+94 11 000 0002' }))).toEqual([
      { text: '+94 11 000 0002', href: 'tel:+94110000002' },
    ]);
  });

  test('without a map, the address is shown on one; without either, there is none', () => {
    expect(mapOf(societyFrom([]))).toEqual({ frame: '', link: '' });
    const { frame, link } = mapOf(society({ address: 'Hall 2 & Co,\nCampus' }));
    expect(
      [frame, link].map((url) => new URL(url).searchParams.get('q') ?? new URL(url).searchParams.get('query')),
    ).toEqual(['Hall 2 & Co, Campus', 'Hall 2 & Co, Campus']);
  });
});
