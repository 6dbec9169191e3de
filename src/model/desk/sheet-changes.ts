import * as z from 'zod/mini';
import type { AnySheetKind } from '../sheets/sheet-kind';
import { oneLine } from '../text/clean-text';
import { excerpt } from '../text/excerpt';
import { counted } from './format';

/** How many titles of each kind of change are listed. */
const LISTED_TITLES = 20;

/** Maximum length of a listed title, in characters. */
const MAX_TITLE_CHARACTERS = 60;

/** Maximum length of a cell's texts before and after a change, in characters. Longer ones are not shown. */
const MAX_SHOWN_CHANGE = 80;

/** Maximum length of a new item's cell, in characters. Longer ones are not shown. */
const MAX_SHOWN_VALUE = 40;

/** Maximum length of an item's title with its changes. */
const MAX_LISTED_CHARACTERS = 400;

/** Fields that the server adds, the id only where the sheet has none. */
const NOT_WRITTEN = new Set(['id', 'calendarId', 'timeZone']);

const changedItems = z.object({
  count: z.number(),
  /** The titles of the first ones. */
  titles: z.array(z.string()),
});

/** The changes that visitors would see if a sheet were published. */
export const sheetChanges = z.object({
  /** The number of items that visitors see now. */
  before: z.number(),
  added: changedItems,
  changed: changedItems,
  removed: changedItems,
  /** Whether only the order of items changes. */
  isReordered: z.boolean(),
});

export type SheetChanges = z.infer<typeof sheetChanges>;
type ChangedItems = z.infer<typeof changedItems>;

/**
 * Compares the items that visitors see with those of a sheet to publish. Items are the same if all of their text is; of
 * the others, two with the same title, or else with the same id, are one that has changed.
 */
export function compareItems(kind: AnySheetKind, before: readonly unknown[], after: readonly unknown[]): SheetChanges {
  const [old, next] = [before.map((item) => comparable(kind, item)), after.map((item) => comparable(kind, item))];
  const gone = without(old, next, 'text');
  const fresh = without(next, old, 'text');
  const [unlikeFresh, unlikeGone] = [without(gone, fresh, 'title'), without(fresh, gone, 'title')];
  const removed = without(unlikeFresh, unlikeGone, 'id');
  const added = without(unlikeGone, unlikeFresh, 'id');
  const changed = without(fresh, added, 'text');
  const isSame = gone.length + fresh.length === 0;
  return {
    before: before.length,
    added: listed(added.map((item) => withValues(kind, item))),
    changed: listed(changed.map((item) => withChanges(item, gone))),
    removed: listed(removed),
    isReordered: isSame && old.some(({ text }, at) => text !== next[at]?.text),
  };
}

interface Comparable {
  /** Its own id; '' if it has none, or only a number, which may be its position. */
  id: string;
  title: string;
  /** The item as the API sends it, without what the server adds. */
  row: Readonly<Record<string, unknown>>;
  /** The whole item, without its id: most sheets leave it to the server, which numbers the rows. */
  text: string;
}

function comparable(kind: AnySheetKind, item: unknown): Comparable {
  const [[titleColumn = ''] = []] = kind.identifiedBy;
  const cells: Record<string, unknown> = { ...kind.toRow(item) };
  const row = Object.fromEntries(Object.entries(cells).filter(([name]) => !NOT_WRITTEN.has(name)));
  const id = String(cells.id ?? '').replace(/^\d+$/, '');
  return { id, title: String(row[titleColumn] ?? ''), row, text: JSON.stringify(row) };
}

/** Returns the items that have no counterpart among the others. Each item is the counterpart of one other at most. */
function without(
  items: readonly Comparable[],
  others: readonly Comparable[],
  field: 'id' | 'title' | 'text',
): Comparable[] {
  const counts = new Map<string, number>();
  for (const other of others) counts.set(other[field], (counts.get(other[field]) ?? 0) + 1);
  return items.filter((item) => {
    if (field === 'id' && item.id === '') return true;
    const count = counts.get(item[field]) ?? 0;
    counts.set(item[field], count - 1);
    return count <= 0;
  });
}

/** Adds what has changed to an item's title: `Lathe evening (date: 2030-02-01 → 2030-05-01, description)`. */
function withChanges(item: Comparable, gone: readonly Comparable[]): Comparable {
  const like = gone.find(({ title }) => title === item.title) ?? gone.find(({ id }) => id === item.id);
  const before = like?.row ?? {};
  const names = [...new Set([...Object.keys(before), ...Object.keys(item.row)])];
  const changes = names.flatMap((name) => {
    const [old = '', next = ''] = [before[name], item.row[name]].map(textOf);
    if (old === next) return [];
    return old.length + next.length > MAX_SHOWN_CHANGE ? name : `${name}: ${old || 'empty'} → ${next || 'empty'}`;
  });
  return { ...item, title: titleWith(item, changes) };
}

/** Adds an item's other cells to its title: `Lathe evening (date: 2030-02-01, description)`. */
function withValues(kind: AnySheetKind, item: Comparable): Comparable {
  const [[titleColumn] = []] = kind.identifiedBy;
  const values = Object.entries(item.row).flatMap(([name, value]) => {
    const text = textOf(value);
    if (!text || name === titleColumn) return [];
    return text.length > MAX_SHOWN_VALUE ? name : `${name}: ${text}`;
  });
  return { ...item, title: titleWith(item, values) };
}

function titleWith({ title }: Comparable, details: readonly string[]): string {
  const short = excerpt(oneLine(title), MAX_TITLE_CHARACTERS).text;
  return details.length > 0 ? `${short} (${details.join(', ')})` : short;
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? oneLine(value) : JSON.stringify(value);
}

function listed(items: readonly Comparable[]): ChangedItems {
  const titles = items.slice(0, LISTED_TITLES).map(({ title }) => excerpt(oneLine(title), MAX_LISTED_CHARACTERS).text);
  return { count: items.length, titles };
}

/** Tests whether a sheet would lose more than half of its items. */
export function losesMostItems({ before }: SheetChanges, items: number): boolean {
  return items * 2 < before;
}

/** Says in a sentence what would change: `2 items are added, and 1 is removed.` */
export function changesText({ added, changed, removed, isReordered }: SheetChanges): string {
  const parts = [
    [added.count, 'added'],
    [changed.count, 'changed'],
    [removed.count, 'removed'],
  ] as const;
  const texts = parts.flatMap(([count, what]) => (count > 0 ? `${counted(count, 'item')} ${what}` : []));
  if (texts.length > 0) return `${texts.join(', ')}.`;
  return isReordered ? 'The same items in another order.' : 'Nothing changes for visitors.';
}
