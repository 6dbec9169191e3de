import * as z from 'zod/mini';
import { SHEET_NAMES } from '../sheets/sheet-kind';

/** How many versions of a sheet are kept. */
export const KEPT_VERSIONS = 20;

/**
 * What a version is. `upload`: a file; `edit`: entered at the desk; `link`: the sheet follows a link; `server`: it comes
 * from the files on the server again; `none`: there is no such sheet.
 */
const VERSION_KINDS = ['upload', 'edit', 'link', 'server', 'none'] as const;

/** A version of a sheet that was published at the desk. */
export const sheetVersion = z.object({
  sheet: z.enum(SHEET_NAMES),
  /** From 1, without gaps. */
  number: z.number(),
  /** ISO 8601, UTC. */
  publishedAt: z.string(),
  publishedBy: z.string(),
  kind: z.enum(VERSION_KINDS),
  /** The file's name or the link; '' for other kinds. */
  name: z.string(),
  /** The number of items when it was published, and of problems. */
  items: z.number(),
  problems: z.number(),
  /** The number of the version that was restored; null for new content. */
  restoredFrom: z.nullable(z.number()),
});

/** A sheet's versions, latest first. */
export const sheetVersions = z.object({
  versions: z.array(sheetVersion),
  /** The files on the server that the sheet would come from without a version: `sheets/events.csv`; null if none. */
  onServer: z.nullable(z.string()),
});

export type SheetVersion = z.infer<typeof sheetVersion>;
export type SheetVersionList = z.infer<typeof sheetVersions>;
