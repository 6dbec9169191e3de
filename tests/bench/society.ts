import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStorage } from '../../src/server/storage/storage';
import { addPeople } from '../support/server/people';

/** The longest list that a server accepts. */
export const EVENTS = 20_000;
const NEWS = 20_000;
const PROJECTS = 5000;
const PEOPLE = 10_000;

const date = (i: number) =>
  `${String((i % 28) + 1).padStart(2, '0')}/${String((i % 12) + 1).padStart(2, '0')}/${2018 + (i % 14)}`;
const text = (i: number) => `"An evening on bearings, number ${i * 7919}.\nTea is served; bring a sketch."`;

/** Fills a data folder with the longest lists that a server accepts. */
export async function writeLargeSociety(data: string): Promise<void> {
  await mkdir(join(data, 'sheets'));
  const write = (sheet: string, header: string, count: number, row: (i: number) => string) => {
    const lines = Array.from({ length: count }, (_, index) => row(index));
    return writeFile(join(data, 'sheets', `${sheet}.csv`), `${[header, ...lines].join('\n')}\n`);
  };
  await write('events', 'id,title,description,location,date,time,link', EVENTS, (i) => {
    return `event-${i},Workshop ${i},${text(i)},Hall ${i % 9},${date(i)},18:30-20:00,/join`;
  });
  await write('news', 'id,title,description,content,publishedAt', NEWS, (i) => {
    return `news-${i},Report ${i},${text(i)},${text(i)},${date(i)}`;
  });
  await write('student-life', 'id,title,description,category', PROJECTS, (i) => {
    return `project-${i},Project ${i},${text(i)},Robotics`;
  });
  const storage = await openStorage({ data, database: `sqlite:${join(data, 'ummes.db')}`, bucket: null });
  await addPeople(storage, PEOPLE);
  await storage.close();
}
