import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { boardMembers, boardProblems, withBoardMembers } from '../../../src/model/sheets/edit-board';
import { siteTexts, withSiteTexts } from '../../../src/model/sheets/edit-site';
import { csvOf } from '../../../src/model/sheets/editable-table';
import { SITE_GROUPS, siteKeyLabel } from '../../../src/model/sheets/site-groups';
import { SITE_KEY_NAMES } from '../../../src/model/society/site-keys';

describe('the form for the site sheet', () => {
  test('has every key once', () => {
    expect(SITE_GROUPS.flatMap(([, keys]) => keys).sort()).toEqual([...SITE_KEY_NAMES].sort());
    expect((['phone1', 'officeHours', 'x'] as const).map(siteKeyLabel)).toEqual(['Phone 1', 'Office hours', 'X']);
  });

  test('finds a key under any name, and keeps other rows, columns and the order', () => {
    const cells = [
      ['Note', 'Value', 'Key'],
      ['a', '011', 'Telephone'],
      ['b', 'kept', 'my own'],
      [],
      ['c', 'Guild', 'name'],
    ];
    expect(siteTexts(cells)).toEqual({ phone1: '011', name: 'Guild' });
    expect(withSiteTexts(cells, { phone1: '022', email: 'a@b.lk', phone2: '' })).toEqual([
      ['Note', 'Value', 'Key'],
      ['a', '022', 'Telephone'],
      ['b', 'kept', 'my own'],
      [],
      ['c', 'Guild', 'name'],
      ['', 'a@b.lk', 'email'],
    ]);
  });

  test('begins a sheet that does not exist yet', () => {
    expect(withSiteTexts([], { name: 'Guild' })).toEqual([
      ['key', 'value'],
      ['name', 'Guild'],
    ]);
  });
});

describe('the form for the board sheet', () => {
  const cells = [
    ['Role', 'name', 'notes'],
    ['President', 'Amara', 'x'],
    ['', '', ''],
    ['Member', 'Bimal', 'y'],
  ];

  test('keeps other columns with their members, and adds the columns that are missing', () => {
    const [amara, bimal] = boardMembers(cells);
    if (!amara || !bimal) throw new Error('a member is missing');
    expect([amara.position, bimal.name]).toEqual(['President', 'Bimal']);
    expect(withBoardMembers(cells, [bimal, { ...amara, email: 'a@b.lk' }])).toEqual([
      ['Role', 'name', 'notes', 'image', 'email', 'linkedin'],
      ['Member', 'Bimal', 'y', '', '', ''],
      ['President', 'Amara', 'x', '', 'a@b.lk', ''],
    ]);
  });

  test('names the member and the column of a cell that cannot be used', () => {
    const [amara, bimal] = boardMembers(cells);
    if (!amara || !bimal) throw new Error('a member is missing');
    const problems = boardProblems([amara, { ...bimal, name: '', email: 'nobody' }]);
    expect(problems.map(({ member, column }) => [member, column])).toContainEqual([1, 'name']);
    expect(boardProblems([amara, { ...bimal, email: 'nobody' }])).toMatchObject([{ member: 1, column: 'email' }]);
  });
});

test('cells are read as they were written, whatever they contain', () => {
  const rows = [['a "b"', 'c,d', 'e\nf', ' g ', '']];
  expect(Papa.parse(csvOf(rows).trimEnd()).data).toEqual(rows);
});
