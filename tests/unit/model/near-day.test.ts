import { describe, expect, it } from 'vitest';
import { nearDay } from '../../../src/model/near-day';

describe('a day as people say it', () => {
  const read = (day: string, lang = 'en-GB') => nearDay(day, '2026-11-21', lang);

  it('is today or tomorrow, in the language of the page', () => {
    expect([read('2026-11-21'), read('2026-11-22')]).toEqual(['Today', 'Tomorrow']);
    expect([read('2026-11-21', 'de'), read('2026-11-22', 'de')]).toEqual(['Heute', 'Morgen']);
  });

  it('else has weekday, day and month', () => {
    expect(read('2026-11-28')).toBe('Sat 28 Nov');
    expect(read('2026-11-20')).toBe('Fri 20 Nov');
  });

  it('has the year when that is another one', () => {
    expect(read('2027-01-02')).toMatch(/^Sat,? 2 Jan 2027$/);
    expect(read('2025-11-21')).toMatch(/^Fri,? 21 Nov 2025$/);
  });

  it('knows that tomorrow may be in another month or year', () => {
    expect(nearDay('2027-01-01', '2026-12-31', 'en-GB')).toBe('Tomorrow');
  });

  it('does not fail on a language that is none', () => {
    expect(nearDay('2026-11-21', '2026-11-21', 'no such language')).not.toBe('');
  });
});
