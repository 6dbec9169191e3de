import { join } from 'node:path';
import { openStorage } from '../../src/server/storage/storage';
import { person } from '../support/server/people';

/** How many are written in one transaction. */
const PORTION = 10_000;

const FIRST_NAMES = 'Nimali Zoë Kasun Łukasz Fatima Nuwan Ishara Dilan Tharushi Kavindu Piyumi Ruwan Jürgen'.split(' ');
const LAST_NAMES = 'Perera Fernando Silva Wickramasinghe Jayawardena Bandara Gunasekara'.split(' ');

/**
 * Fills a data folder with approved people, for measurements. As a command:
 * `node --import tsx tests/bench/people.ts <folder> <count>`, with `DATABASE_URL` for Postgres.
 */
export async function fillWithPeople(data: string, count: number, database = `sqlite:${join(data, 'ummes.db')}`) {
  const storage = await openStorage({ data, database, bucket: null });
  for (let from = 0; from < count; from += PORTION) {
    const length = Math.min(PORTION, count - from);
    await storage.applications.copyIn(Array.from({ length }, (_, index) => named(from + index, count)));
  }
  await storage.close();
}

function named(index: number, count: number) {
  const [first, last] = [FIRST_NAMES, LAST_NAMES].map((names, step) => names[(index * (31 + 2 * step)) % names.length]);
  return { ...person(index), name: `${first} ${last} ${(index * 7919) % count}`, batch: String(1977 + (index % 50)) };
}

if (process.argv[1] === import.meta.filename) {
  const [folder = '', count] = process.argv.slice(2);
  await fillWithPeople(folder, Number(count), process.env.DATABASE_URL || undefined);
}
