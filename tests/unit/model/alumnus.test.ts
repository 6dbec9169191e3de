import { describe, expect, it } from 'vitest';
import { batchesOf, filterAlumni, NO_FILTERS } from '../../../src/model/alumni/alumnus';
import { normaliseAlumni } from '../../../src/model/alumni/alumnus-rows';

const people = (...rows: object[]) => normaliseAlumni(rows).items;

describe('a person in the directory', () => {
  it.each([
    [{ profileImageUrl: '/a.jpg' }, { imageUrl: '/a.jpg' }],
    [{ profileImage: '/a.jpg' }, { imageUrl: '/a.jpg' }],
    [{ image: '/a.jpg' }, { imageUrl: '/a.jpg' }],
    [{ image: 'data:text/html,x' }, { imageUrl: '' }],
    [{ linkedinUrl: 'linkedin.com/in/a' }, { linkedinUrl: 'https://linkedin.com/in/a' }],
    [{ linkedinUrl: 'javascript:alert("linkedin.com")' }, { linkedinUrl: '' }],
    [{ linkedinUrl: 'https://www.linkedin.com@evil.org/in/a' }, { linkedinUrl: '' }],
    [{ websiteUrl: 'javascript:alert(1)' }, { websiteUrl: '' }],
  ])('with %j has %j', (row, person) => {
    expect(people({ name: 'A', ...row })[0]).toMatchObject(person);
  });

  it('is kept despite invalid cells unless the name is missing, and every problem is reported', () => {
    const { items, problems } = normaliseAlumni([
      { name: 'A', email: 'no', websiteUrl: 'no' },
      {},
      { batch: 2020 },
      null,
      { name: 'B', batch: 2019 },
    ]);
    expect(items.map(({ name, batch }) => [name, batch].join())).toEqual(['A,', 'B,2019']);
    expect(problems.map(({ row, column }) => `${row} ${column}`)).toEqual(['2 email', '2 websiteUrl', '4 name']);
  });

  it('has a unique id', () => {
    expect(people({ name: 'A', id: '1' }, { name: 'B', id: '1' }, { name: 'C' }).map(({ id }) => id)).toEqual([
      '1',
      '1/1',
      '2',
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

  it.each([
    ['zoe', '', ['Zoë Fernando']],
    ['ZOË', '', ['Zoë Fernando']],
    ['urgen luk', '', ['Jürgen Łukasz']],
    [' perera ', '', ['Ann Perera']],
    ['පෙරේරා', '', ['නිමාලි පෙරේරා']],
    ['පරර', '', []],
    ['', '2019', ['Zoë Fernando', 'නිමාලි පෙරේරා']],
    ['', '201', []],
    ['zoe', '2021', []],
  ])('for the name %j and batch %j find %j', (name, batch, names) => {
    expect(filterAlumni(alumni, { name, batch }).map((person) => person.name)).toEqual(names);
    expect(filterAlumni(alumni, NO_FILTERS)).toBe(alumni);
  });

  it('offer each batch once, latest first, without blanks', () => {
    const batches = ['99', 'Pioneers', '2001', '', '101', '2001'].map((batch) => ({ batch }));
    expect(batchesOf(batches)).toEqual(['2001', '101', '99', 'Pioneers']);
  });
});
