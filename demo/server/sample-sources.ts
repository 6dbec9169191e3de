import { ALUMNI_PATH } from '../../src/model/addresses/api-paths';
import type { AlumnusRow } from '../../src/model/alumni/alumnus';
import type { SnapshotSource } from '../../src/model/lists/query';
import { emptyContents, snapshotSource } from '../../src/server/publish/contents';
import { People } from '../../src/server/publish/people';
import { SHEET_KINDS } from '../../src/server/publish/sheet-kinds';
import { manyItems } from './samples';

const DAY = '2030-06-14';

/** Event ids: an unknown one, one in the past, one with a link and a time, a cancelled one without a picture. */
export const SAMPLE_IDS = ['_', '2400', '2503', '2506'];

/** Sources that cover everything pages can show: lists with a selected item, lists as first opened, empty lists. */
export function sampleSources(): SnapshotSource[] {
  const people = new People(manyItems(ALUMNI_PATH, DAY) as AlumnusRow[]);
  const read = (name: keyof typeof SHEET_KINDS) => {
    const { path, normalise } = SHEET_KINDS[name];
    return normalise(manyItems(path, DAY), 'Asia/Colombo').items;
  };
  const sheets = { events: read('events'), news: read('news'), 'student-life': read('student-life') } as never;
  const full = { day: DAY, people, sheets };
  const empty = { ...emptyContents(), people: new People([]), sheets: { events: [], news: [], 'student-life': [] } };
  return [snapshotSource(full), snapshotSource(full, 'item=1&batch=2030'), snapshotSource({ ...empty, day: DAY })];
}
