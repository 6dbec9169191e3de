import { expect, test } from 'vitest';
import { alumniPage, alumniViewOf, cardPath } from '../../../src/model/alumni/alumni-page';
import { normaliseAlumni } from '../../../src/model/alumni/alumnus-rows';

test.each(['Zoë & Co 100%', 'Nimali Perera', `Ann ${'😀'.repeat(100)}`, 'ශ්‍රී ලංකා', 'a+b #c'])(
  "a person's card is the only one at its address: %s",
  (name) => {
    const rows = [name, 'Bo Li', 'Ann Lee'].flatMap((each) => [
      { name: each, batch: '2020' },
      { name: each, batch: '2021' },
    ]);
    const url = new URL(cardPath({ name, batch: '2021' }), 'https://society.example');
    expect([url.pathname, url.hash]).toEqual(['/alumni', '#profile']);
    const { items, total } = alumniPage(normaliseAlumni(rows).items, alumniViewOf(url.searchParams));
    expect([items[0]?.name, items[0]?.batch, total]).toEqual([name, '2021', 1]);
  },
);
