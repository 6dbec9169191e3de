import { describe, expect, it } from 'vitest';
import { batchesOf, filterAlumni, NO_FILTERS, normaliseAlumni } from '../../../src/model/alumnus';

const people = (...rows: object[]) => normaliseAlumni(rows).items;

describe('a person of the directory', () => {
  it('is read from any of the names that a picture can have', () => {
    for (const column of ['profileImageUrl', 'profileImage', 'image']) {
      expect(people({ name: 'A', [column]: '/a.jpg' })[0]?.imageUrl).toBe('/a.jpg');
    }
  });

  it('has links of http and https only, with https:// where it was left out', () => {
    const [person] = people({
      name: 'A',
      linkedinUrl: 'linkedin.com/in/a',
      websiteUrl: 'javascript:alert(1)',
      image: 'data:text/html,x',
    });
    expect(person).toMatchObject({ linkedinUrl: 'https://linkedin.com/in/a', websiteUrl: '', imageUrl: '' });
    expect(people({ name: 'A', linkedinUrl: 'javascript:alert("linkedin.com")' })[0]?.linkedinUrl).toBe('');
  });

  it.each(['http://linkedin.com.evil.org', 'https://www.linkedin.com@evil.org/in/a', 'evil.org/linkedin.com'])(
    'has no LinkedIn profile at %s, which is another site',
    (linkedinUrl) => {
      const { items, problems } = normaliseAlumni([{ name: 'A', linkedinUrl }]);
      expect(items[0]?.linkedinUrl).toBe('');
      expect(problems.map(({ column }) => column)).toEqual(['linkedinUrl']);
    },
  );

  it('keeps its place when cells are bad, and the editors hear of them', () => {
    const { items, problems } = normaliseAlumni([
      { name: 'A', email: 'no', websiteUrl: 'no' },
      {},
      { batch: 2020 },
      null,
      { name: 'B', batch: 2019 },
    ]);
    expect(items.map(({ name, batch }) => [name, batch])).toEqual([
      ['A', ''],
      ['B', '2019'],
    ]);
    expect(problems.map(({ row, column }) => [row, column])).toEqual([
      [2, 'email'],
      [2, 'websiteUrl'],
      [4, 'name'],
    ]);
  });
});

describe('the directory’s filters', () => {
  const alumni = people(
    { name: 'Zoë Fernando', batch: '2019' },
    { name: 'Jürgen Łukasz', batch: ' 2021 ' },
    { name: 'නිමාලි පෙරේරා', batch: '2019' },
    { name: 'Ann Perera', batch: '' },
    { name: 'Bo', batch: 'Pioneers' },
  );
  const names = (name: string, batch = '') => filterAlumni(alumni, { name, batch }).map((person) => person.name);

  it('find part of a name, whatever its case and accents', () => {
    expect(names('zoe')).toEqual(['Zoë Fernando']);
    expect(names('ZOË')).toEqual(['Zoë Fernando']);
    expect(names('urgen luk')).toEqual(['Jürgen Łukasz']);
    expect(names(' perera ')).toEqual(['Ann Perera']);
    expect(names('පෙරේරා')).toHaveLength(1);
    expect(names('පරර')).toEqual([]);
    expect(names('nobody')).toEqual([]);
  });

  it('take a batch as a whole', () => {
    expect(names('', '2019')).toHaveLength(2);
    expect(names('', '201')).toEqual([]);
    expect(names('zoe', '2021')).toEqual([]);
    expect(filterAlumni(alumni, NO_FILTERS)).toBe(alumni);
  });

  it('offer each batch once, latest first, and no blank one', () => {
    expect(batchesOf(alumni)).toEqual(['2021', '2019', 'Pioneers']);
    expect(
      batchesOf(people({ name: 'A', batch: '99' }, { name: 'B', batch: '2001' }, { name: 'C', batch: '101' })),
    ).toEqual(['2001', '101', '99']);
  });
});
