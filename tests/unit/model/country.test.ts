import { describe, expect, it } from 'vitest';
import { callingCodeOf, callingCodes, formCountries } from '../../../src/model/application/countries';
import * as reference from '../../../src/react/reference-data';

describe('the countries in the join form', () => {
  it('are the ISO countries and Kosovo, sorted by name', () => {
    const names = formCountries().map(({ name }) => name);
    expect(names).toHaveLength(250);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    expect(names).toContain('Kosovo');
    expect(names).not.toContain('Yugoslavia');
  });

  it('have the names and calling codes of the reference data', () => {
    const isOffered = ({ alpha2, status }: (typeof reference.countries)[number]) =>
      status === 'assigned' || alpha2 === 'XK';
    const expected = reference.countries.filter(isOffered).map(({ alpha2, name, callingCodes }) => {
      return { alpha2, name, callingCodes: callingCodes.map((code) => code.replaceAll(' ', '')) };
    });
    const listed = formCountries().map(({ flag: _, ...country }) => country);
    const byCode = (list: typeof listed) => [...list].sort((a, b) => a.alpha2.localeCompare(b.alpha2));
    expect(byCode(listed), 'Edit country-list.ts.').toEqual(byCode(expected));
  });

  it('have a flag, and calling codes in source order', () => {
    const find = (code: string) => formCountries().find(({ alpha2 }) => alpha2 === code);
    expect(find('LK')).toEqual({ alpha2: 'LK', name: 'Sri Lanka', flag: '🇱🇰', callingCodes: ['+94'] });
    expect(find('DO')?.callingCodes).toEqual(['+1809', '+1829', '+1849']);
    expect(callingCodeOf('VA')).toBe('+379');
    expect(callingCodeOf('BV')).toBe('');
    expect(callingCodeOf('nowhere')).toBe('');
  });

  it('list each calling code once', () => {
    const codes = callingCodes();
    expect(new Set(codes.map(({ code }) => code)).size).toBe(codes.length);
    expect(codes.find(({ code }) => code === '+1')?.countries).toEqual([
      'Canada',
      'United States',
      'United States Minor Outlying Islands',
    ]);
  });
});

describe('the reference data', () => {
  it('has countries with every status, and lists Kosovo as user-assigned', () => {
    const statuses = new Set(reference.countries.map(({ status }) => status));
    expect([...statuses].sort()).toEqual(['assigned', 'deleted', 'reserved', 'user assigned']);
    const kosovo = reference.countries.find(({ alpha2 }) => alpha2 === 'XK');
    expect(kosovo).toMatchObject({ alpha3: 'XKX', name: 'Kosovo', status: 'user assigned' });
  });
});
