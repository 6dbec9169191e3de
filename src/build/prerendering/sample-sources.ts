import { readFileSync } from 'node:fs';
import { hasManyItems, manyItems } from '../../content/samples/many-items';
import { ALUMNI_PATH } from '../../model/addresses/api-paths';
import type { AlumnusRow } from '../../model/alumni/alumnus';
import type { SnapshotSource } from '../../model/lists/query';
import { type SheetName, sheetPath } from '../../model/sheets/sheet-kind';
import { forEachSheet, SHEET_KINDS } from '../../model/sheets/sheet-kinds';
import { snapshotSource } from '../../server/publish/contents/contents';
import { People } from '../../server/publish/contents/people';
import { readSheet } from '../../server/publish/sheets/read-sheet';
import { fillSampleDays } from '../../server/sources/sample-sheets';

const DAY = '2030-06-14';
const ZONE = 'Asia/Colombo';

/**
 * Ids in paths. Events: an unknown one, one in the past, one with a link and a time, a cancelled one without a picture,
 * and those in the sample sheet with a speaker, and with seats and a map. A page of the society's own, with questions.
 */
export const SAMPLE_IDS = ['_', '2400', '2503', '2506', 'turbine-blades-lecture', 'hydropower-visit', 'new-here'];

/** When most of the day's events have ended. */
const EVENING = Date.parse(`${DAY}T21:00Z`);

/** The number of rows that the samples of a sheet may have. */
const MAX_ROWS = 20_000;

/**
 * Sources that cover everything pages can show: lists with a selected item, lists as first opened, empty lists, and
 * events with every column.
 */
export function sampleSources(): SnapshotSource[] {
  const people = new People(manyItems(ALUMNI_PATH, DAY) as AlumnusRow[]);
  const full = { day: DAY, now: EVENING, people, sheets: forEachSheet(manyItemsOf) as never };
  const empty = { day: DAY, now: EVENING, people: new People([]), sheets: forEachSheet(() => []) as never };
  return [snapshotSource(full), snapshotSource(full, 'item=1&batch=2030'), snapshotSource(empty), sampleContent()];
}

/** A source with the sample content as it is. */
export function sampleContent(): SnapshotSource {
  return snapshotSource({ day: DAY, now: EVENING, people: new People([]), sheets: forEachSheet(sheetItems) as never });
}

/** Returns many items of a list, or else those in its sample sheet. */
function manyItemsOf(name: SheetName): readonly unknown[] {
  const path = sheetPath(name);
  if (!hasManyItems(path)) return sheetItems(name);
  return SHEET_KINDS[name].normalise(manyItems(path, DAY), { timeZone: ZONE }).items;
}

/** Returns the items in a sample sheet. */
function sheetItems(name: SheetName): readonly unknown[] {
  const text = readFileSync(`src/content/samples/${name}.csv`, 'utf8');
  const bytes = Buffer.from(fillSampleDays(text, new Date(DAY)));
  return readSheet(name, { bytes, problems: [] }, { timeZone: ZONE, maxRows: MAX_ROWS }).items;
}
