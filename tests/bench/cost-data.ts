import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStorage } from '../../src/server/storage/storage';
import { picture } from '../support/server/application-form';
import { addPeople, person } from '../support/server/people';

/** One below the most rows that are read: an edit adds one. */
export const EVENTS = 19_999;
const NEWS = 20_000;
const PROJECTS = 5000;
const PEOPLE = 10_000;

/** The photo of an approved person. */
export const PHOTO_ID = '0123456789abcdef'.repeat(2);

/** A data folder with the longest lists that a server accepts. */
export async function layOut(data: string): Promise<void> {
  await mkdir(join(data, 'sheets'));
  const day = (i: number) =>
    `${String((i % 28) + 1).padStart(2, '0')}/${String((i % 12) + 1).padStart(2, '0')}/${2018 + (i % 14)}`;
  const text = (i: number) =>
    `"An evening on bearings, number ${i * 7919}.\nTea is served, bring a sketch and a question."`;
  const sheets: Record<string, [header: string, rows: number, row: (i: number) => string]> = {
    events: [
      'id,title,description,location,imageUrl,date,time,link',
      EVENTS,
      (i) => `event-${i},Workshop ${i},${text(i)},Hall ${i % 9},/pictures/${i}.jpg,${day(i)},18:30-20:00,/join`,
    ],
    news: [
      'id,title,description,content,publishedAt',
      NEWS,
      (i) => `news-${i},Report ${i},${text(i)},${text(i)},${day(i)}`,
    ],
    'student-life': ['id,title,description,category', PROJECTS, (i) => `project-${i},Project ${i},${text(i)},Robotics`],
  };
  for (const [name, [header, rows, row]] of Object.entries(sheets)) {
    const lines = Array.from({ length: rows }, (_, index) => row(index));
    await writeFile(join(data, 'sheets', `${name}.csv`), `${[header, ...lines].join('\n')}\n`);
  }
  const storage = await openStorage({ data, database: `sqlite:${join(data, 'ummes.db')}`, bucket: null });
  await addPeople(storage.applications, PEOPLE - 1);
  await storage.photos.put(PHOTO_ID, await picture('webp', 640, 640));
  await storage.applications.copyIn([{ ...person(PEOPLE), photo: PHOTO_ID }]);
  await storage.close();
}
