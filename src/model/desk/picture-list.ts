import * as z from 'zod/mini';
import { MAX_ALT } from '../pictures/own-picture';
import { SHEET_NAMES } from '../sheets/sheet-kind';
import { counted } from './format';
import { pageFields } from './list';

export const PICTURE_FILTERS = ['all', 'used', 'unused'] as const;
export type PictureFilter = (typeof PICTURE_FILTERS)[number];

/** Maximum length of a search, in characters. */
export const MAX_PICTURE_SEARCH = 200;

/** A cell of a sheet that shows a picture. */
const pictureUse = z.object({
  sheet: z.enum(SHEET_NAMES),
  /** The sheet's name for people. */
  title: z.string(),
  /** Row number in the spreadsheet, where the header is row 1. */
  row: z.number(),
  column: z.string(),
});
export type PictureUse = z.infer<typeof pictureUse>;

const stored = {
  /** 32 hexadecimal characters; see `pictureAddress`. */
  id: z.string(),
  /** Starts at 1 and increases with every edit. */
  version: z.number(),
  /** The name of the uploaded file. */
  name: z.string(),
  alt: z.string(),
  focus: z.string(),
  /** The size of the full-size picture, in pixels and bytes. */
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  /** ISO 8601, UTC. */
  uploadedAt: z.string(),
  uploadedBy: z.string(),
};
const storedPicture = z.object(stored);
export type StoredPicture = z.infer<typeof storedPicture>;

/** A picture in the list, with the cells that show it. */
const listedPicture = z.object({ ...stored, uses: z.array(pictureUse) });
export type ListedPicture = z.infer<typeof listedPicture>;

/** A page of the list, latest first. */
export const PICTURE_LIST = z.object({
  counts: z.object({ used: z.number(), unused: z.number() }),
  ...pageFields(listedPicture),
});

/** The response to an upload. `isNew` is false for a file that was uploaded before. */
export const UPLOADED_PICTURE = z.object({ picture: storedPicture, isNew: z.boolean() });

/** Percentages in steps of five, which `Slide` takes. */
const FOCUS = /^(?:(?:100|\d?[05])% (?:100|\d?[05])%)?$/;

/** An edit, with the version that the editor saw. */
export const PICTURE_EDIT = z.object({
  version: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
  alt: z.string().check(z.maxLength(MAX_ALT)),
  focus: z.string().check(z.regex(FOCUS)),
});
export type PictureEdit = z.infer<typeof PICTURE_EDIT>;

/** The response to an edit, and, with status 409, to one of an earlier version. */
export const EDITED_PICTURE = z.object({ picture: storedPicture });

/** The response to a removal. */
export const PICTURE_REMOVAL = z.object({ removed: z.string() });

/** Number of cells that a sentence names. */
const MAX_NAMED = 10;

/** Names cells: `Slides (row 2, image) and Site (row 7, value)`. */
export function usesText(uses: readonly Omit<PictureUse, 'sheet'>[]): string {
  const bySheet = new Map<string, string[]>();
  for (const { title, row, column } of uses.slice(0, MAX_NAMED))
    bySheet.set(title, [...(bySheet.get(title) ?? []), `row ${row}, ${column}`]);
  const named = [...bySheet].map(([title, cells]) => `${title} (${cells.join('; ')})`);
  if (uses.length > MAX_NAMED) named.push(counted(uses.length - MAX_NAMED, 'other cell'));
  return new Intl.ListFormat('en-GB').format(named);
}
