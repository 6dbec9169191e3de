import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStorage } from '../../src/server/storage/storage';
import { addPeople } from '../support/server/people';

export interface SocietySize {
  /** The number of events, and of news. There are a quarter as many projects. */
  events: number;
  people: number;
}

/** The longest lists that a server accepts. */
export const LARGEST: SocietySize = { events: 20_000, people: 10_000 };

const date = (i: number) =>
  `${String((i % 28) + 1).padStart(2, '0')}/${String((i % 12) + 1).padStart(2, '0')}/${2018 + (i % 14)}`;
const text = (i: number) => `"An evening on bearings, number ${i * 7919}.\nTea is served; bring a sketch."`;

/** Fills a data folder with the sheets and people of a society. */
export async function writeSociety(data: string, { events, people }: SocietySize): Promise<void> {
  await mkdir(join(data, 'sheets'));
  const write = (sheet: string, header: string, count: number, row: (i: number) => string) => {
    const lines = Array.from({ length: count }, (_, index) => row(index));
    return writeFile(join(data, 'sheets', `${sheet}.csv`), `${[header, ...lines].join('\n')}\n`);
  };
  await write('events', 'id,title,description,location,date,time,link', events, (i) => {
    return `event-${i},Workshop ${i},${text(i)},Hall ${i % 9},${date(i)},18:30-20:00,/join`;
  });
  await write('news', 'id,title,description,content,publishedAt', events, (i) => {
    return `news-${i},Report ${i},${text(i)},${text(i)},${date(i)}`;
  });
  await write('student-life', 'id,title,description,category', events / 4, (i) => {
    return `project-${i},Project ${i},${text(i)},Robotics`;
  });
  const storage = await openSocietyStorage(data);
  await addPeople(storage, people);
  await storage.close();
}

/** Opens a data folder's storage, as the server and its commands do. */
export function openSocietyStorage(data: string) {
  return openStorage({ data, database: `sqlite:${join(data, 'ummes.db')}`, bucket: null });
}
