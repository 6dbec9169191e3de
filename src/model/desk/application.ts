import * as z from 'zod/mini';
import { APPLICATION_FIELDS, type Application } from '../application/application';
import { deskErrorSchema } from './desk-error';

export const STATUSES = ['pending', 'approved', 'rejected'] as const;

/** What the association has decided. Only who is approved is public. */
export type Status = (typeof STATUSES)[number];

export function isStatus(text: string): text is Status {
  return STATUSES.some((status) => status === text);
}

/** Most applications that one call decides on or removes. */
export const MAX_SELECTED = 200;

/** Largest version number that both databases store. */
const MAX_VERSION = 2_147_483_647;

const statusSchema = z.enum(STATUSES);
const versionSchema = z.int().check(z.minimum(1), z.maximum(MAX_VERSION));
const idSchema = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** All texts of an application as they are stored: they may break a rule that is younger than they are. */
const fieldsSchema = z.record(z.enum(APPLICATION_FIELDS as readonly (keyof Application)[]), z.string());

const summary = {
  id: z.string(),
  version: z.number(),
  status: statusSchema,
  /** ISO 8601, UTC, as are all moments here. */
  submittedAt: z.string(),
  /** Of the last decision; null while there is none. */
  decidedAt: z.nullable(z.string()),
  name: z.string(),
  email: z.string(),
  batch: z.string(),
  designation: z.string(),
  companyOrInstitute: z.string(),
  /** The photo's id; see `photoPath`. */
  photo: z.nullable(z.string()),
};

/** An application in the list. */
export const applicationSummarySchema = z.object({
  ...summary,
  /** How many others have the same email address, phone number, or name and year. */
  similarCount: z.number(),
});
export type ApplicationSummary = z.infer<typeof applicationSummarySchema>;

/** A page of the list. Of `all`, the pending ones come first. */
export const applicationListSchema = z.object({
  /** Pending ones in the order in which they came; those that were decided on the other way round. */
  items: z.array(applicationSummarySchema),
  /** Of all applications, whatever was searched for. */
  counts: z.object({ pending: z.number(), approved: z.number(), rejected: z.number() }),
  /** How many were found. */
  total: z.number(),
  /** The page, from 1: of one that is not there, the nearest. */
  page: z.number(),
  /** At least 1. */
  pages: z.number(),
});
export type ApplicationList = z.infer<typeof applicationListSchema>;

/**
 * What was done with an application. `received` and `corrected` are its applicant's. A status is a decision; `pending` is
 * one that was taken back. An officer has `edited` the fields, of which `profileImage` is the photo.
 */
export const historyEntrySchema = z.object({
  at: z.string(),
  /** '' for the applicant, and if it is not known. */
  who: z.string(),
  action: z.enum(['received', 'corrected', 'edited', ...STATUSES]),
  /** The version that the application has after it. */
  version: z.number(),
  /** The names of the fields that were changed; never their values. */
  fields: z.array(z.string()),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** Another application that may be by the same person. */
export const similarApplicationSchema = z.object({
  id: z.string(),
  name: z.string(),
  batch: z.string(),
  email: z.string(),
  status: statusSchema,
  /** What is the same: capitals, accents, and the spaces of a phone number make no difference. */
  same: z.array(z.enum(['email', 'phone', 'name and year'])),
});
export type SimilarApplication = z.infer<typeof similarApplicationSchema>;

/** An application, whole. */
export const applicationDetailSchema = z.object({
  ...summary,
  fields: fieldsSchema,
  /** What its applicant wrote, if an officer has edited it since. */
  original: z.nullable(fieldsSchema),
  /** In order; the first entry is `received`. */
  history: z.array(historyEntrySchema),
  /** At most 50 of them, the latest first. */
  similar: z.array(similarApplicationSchema),
});
export type ApplicationDetail = z.infer<typeof applicationDetailSchema>;

/** A list of applications, each of them once. */
function selection<Item extends z.ZodMiniType<{ id: string }>>(item: Item) {
  return z.array(item).check(
    z.minLength(1),
    z.maxLength(MAX_SELECTED),
    z.refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'An application is named twice.'),
  );
}

/** A decision on one or several. `from` is the status that was shown. To undo one, decide on the earlier status. */
export const decisionSchema = z.object({
  status: statusSchema,
  applications: selection(z.object({ id: idSchema, version: versionSchema, from: statusSchema })),
});
export type Decision = z.infer<typeof decisionSchema>;

/** An application that was left as it is. */
export const failureSchema = z.object({
  id: z.string(),
  /** It has another version, was decided on, or is not there any more. */
  reason: z.enum(['changed', 'decided', 'removed']),
  /** Who did that; '' for the applicant, and if it is not known. */
  by: z.string(),
  at: z.nullable(z.string()),
  /** The status that it has now; null if it was removed. */
  status: z.nullable(statusSchema),
});
export type Failure = z.infer<typeof failureSchema>;

export const decisionResultSchema = z.object({
  decided: z.array(z.object({ id: z.string(), version: z.number(), status: statusSchema })),
  failed: z.array(failureSchema),
});
export type DecisionResult = z.infer<typeof decisionResultSchema>;

/** What the officer has seen: with another version or status, an edit is rejected with 409. */
const seen = { version: versionSchema, status: statusSchema };

/** An edit of some fields. */
export const editSchema = z.object({
  ...seen,
  changes: z.partialRecord(z.enum(APPLICATION_FIELDS as readonly (keyof Application)[]), z.string()),
});
export type Edit = z.infer<typeof editSchema>;

/** Turns the photo clockwise. */
export const turnSchema = z.object({ ...seen, degrees: z.literal([90, 180, 270]) });
export type Turn = z.infer<typeof turnSchema>;

/** 409 to an edit or a turn: the application as it is now, with who has changed it in its history. */
export const conflictSchema = z.extend(deskErrorSchema, {
  code: z.literal('conflict'),
  application: applicationDetailSchema,
});
export type Conflict = z.infer<typeof conflictSchema>;

export const removalSchema = z.object({
  applications: selection(z.object({ id: idSchema, version: versionSchema })),
});
export type Removal = z.infer<typeof removalSchema>;

export const removalResultSchema = z.object({
  removed: z.array(z.string()),
  failed: z.array(failureSchema),
  /** Removed ones whose photo could not be deleted yet: the server tries again every hour. */
  photosLeft: z.array(z.string()),
});
export type RemovalResult = z.infer<typeof removalResultSchema>;
