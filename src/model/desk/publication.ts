import * as z from 'zod/mini';
import { SHEET_NAMES } from '../sheets/sheet-kind';
import { comparedSheet } from './sheet-report';
import { sheetVersion } from './sheet-version';

const sheet = z.enum(SHEET_NAMES);

/** Maximum length of a file's name or a link, in characters. */
export const MAX_SOURCE_NAME = 2000;

/** The sheets that a file or a link would publish. */
export const publicationPlan = z.object({
  sheets: z.array(
    z.object({
      sheet,
      report: comparedSheet,
      /** The number of the version in force, which the publication will be based on; 0 if there is none. */
      basedOn: z.number(),
      /** The setting that decides where the sheet comes from, so that it can't be published; null if there is none. */
      pinnedBy: z.nullable(z.string()),
    }),
  ),
  /** The names of tabs that are no sheet's, or of a file that isn't recognised. */
  unknown: z.array(z.string()),
});

/** One of the sheets to publish. */
const chosenSheet = z.object({
  sheet,
  basedOn: z.number(),
  /** Whether the editor has confirmed that the sheet loses more than half of its items. */
  isConfirmed: z.boolean(),
});

/** The sheets of a file to publish. */
export const publicationChoice = z.array(chosenSheet);

/** A request to report on a link. `sheet`: the sheet that it is for; null for all that it has. */
export const linkToCheck = z.object({ link: z.string().check(z.maxLength(MAX_SOURCE_NAME)), sheet: z.nullable(sheet) });

/** A request to publish a link. */
export const linkToPublish = z.extend(linkToCheck, { publish: publicationChoice });

/** A request to restore a version; null for the files on the server. */
export const restoration = z.extend(chosenSheet, { number: z.nullable(z.number()) });

/** The body of a 409 response with the code `conflict`: the versions that were published in the meantime. */
export const publicationConflict = z.object({ conflicts: z.array(sheetVersion) });

/** The body of a 409 response with the code `shrinks`: the sheets that would lose more than half of their items. */
export const shrinkingSheets = z.object({ shrinking: z.array(sheet) });

/** A sheet's cells as they are now, to edit. The first row has the names of the columns. */
export const sheetCells = z.object({ basedOn: z.number(), rows: z.array(z.array(z.string())) });

export type PublicationPlan = z.infer<typeof publicationPlan>;
export type PlannedSheet = PublicationPlan['sheets'][number];
export type ChosenSheet = z.infer<typeof chosenSheet>;
export type SheetCells = z.infer<typeof sheetCells>;
