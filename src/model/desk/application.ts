import * as z from 'zod/mini';
import { storedApplication } from '../application/application';
import { APPLICATION_FIELDS, type Application } from '../application/application-fields';
import { deskErrorSchema } from './desk-error';
import { pageFields } from './list';

export const STATUSES = ['pending', 'approved', 'rejected'] as const;

/** The society's decision. The public directory shows approved people only. */
export type Status = (typeof STATUSES)[number];

/** The list's filters. */
export const APPLICATION_FILTERS = [...STATUSES, 'all'] as const;
export type ApplicationFilter = (typeof APPLICATION_FILTERS)[number];

export function isStatus(text: string): text is Status {
  return STATUSES.some((status) => status === text);
}

/** Maximum number of applications that one call can decide on or remove. */
export const MAX_SELECTED = 200;

/** Largest version number that both databases can store. */
const MAX_VERSION = 2_147_483_647;

/** Maximum number of similar applications that are counted and shown with an application. */
export const MAX_SIMILAR = 50;

const statusSchema = z.enum(STATUSES);
const versionSchema = z.int().check(z.minimum(1), z.maximum(MAX_VERSION));
const idSchema = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** An application's fields as stored. Old applications may break newer rules, and have other fields. */
const fieldsSchema = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((fields: Record<string, unknown>) => storedApplication(fields)),
);

const summary = {
  id: z.string(),
  version: z.number(),
  status: statusSchema,
  /** ISO 8601, UTC, like all times here. */
  submittedAt: z.string(),
  /** The time of the last decision; null while pending. */
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
const applicationSummarySchema = z.object({
  ...summary,
  /** Number of other applications with the same email address, phone number, or name and year; at most 50. */
  similarCount: z.number(),
});
export type ApplicationSummary = z.infer<typeof applicationSummarySchema>;

/** A page of the list: pending applications, oldest first, then approved and then rejected ones, latest first. */
export const applicationListSchema = z.object({
  ...pageFields(applicationSummarySchema),
  /** Number of applications by status, regardless of the search. */
  counts: z.object({ pending: z.number(), approved: z.number(), rejected: z.number() }),
});
export type ApplicationList = z.infer<typeof applicationListSchema>;

/**
 * A step in an application's history: the applicant sends (`received`) or corrects it, or an officer edits it or
 * decides on it. The action `pending` undoes a decision. The field `profileImage` is the photo.
 */
const historyEntrySchema = z.object({
  at: z.string(),
  /** The officer; '' for the applicant, or if unknown. */
  who: z.string(),
  action: z.enum(['received', 'corrected', 'edited', ...STATUSES]),
  /** The application's version after this step. */
  version: z.number(),
  /** The names of the changed fields, without their values. */
  fields: z.array(z.string()),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** Another application that may be from the same person. */
const similarApplicationSchema = z.object({
  id: z.string(),
  name: z.string(),
  batch: z.string(),
  email: z.string(),
  status: statusSchema,
  submittedAt: z.string(),
  /** The answers that the two applications have in common, ignoring case, accents, and spaces in phone numbers. */
  same: z.array(z.enum(['email', 'phone', 'name and year'])),
});
export type SimilarApplication = z.infer<typeof similarApplicationSchema>;

/** A complete application. */
export const applicationDetailSchema = z.object({
  ...summary,
  fields: fieldsSchema,
  /** The applicant's own answers; null if no officer has edited them. */
  original: z.nullable(fieldsSchema),
  /** Oldest first: the first entry is `received`. */
  history: z.array(historyEntrySchema),
  /** At most 50, latest first. */
  similar: z.array(similarApplicationSchema),
});
export type ApplicationDetail = z.infer<typeof applicationDetailSchema>;

/** Returns the schema for a list of applications without duplicates. */
function selection<Item extends z.ZodMiniType<{ id: string }>>(item: Item) {
  return z.array(item).check(
    z.minLength(1),
    z.maxLength(MAX_SELECTED),
    z.refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'An application is listed twice.'),
  );
}

/** A decision on applications. `from` is the status that the officer saw; restoring it undoes the decision. */
export const decisionSchema = z.object({
  status: statusSchema,
  applications: selection(z.object({ id: idSchema, version: versionSchema, from: statusSchema })),
});

/** Why an application was not changed. */
const changeFailureSchema = z.object({
  id: z.string(),
  /** Its fields were changed, it was decided on, or it was removed. */
  reason: z.enum(['changed', 'decided', 'removed']),
  /** Name of the person who changed it; '' for the applicant, or if unknown. */
  by: z.string(),
  at: z.nullable(z.string()),
  /** Its current status; null if it was removed. */
  status: z.nullable(statusSchema),
});
export type ChangeFailure = z.infer<typeof changeFailureSchema>;

export const decisionResultSchema = z.object({
  decided: z.array(z.object({ id: z.string(), version: z.number(), status: statusSchema })),
  failed: z.array(changeFailureSchema),
});
export type DecisionResult = z.infer<typeof decisionResultSchema>;

/** The version and status that the officer saw. If either has changed, the server rejects the request with 409. */
const seen = { version: versionSchema, status: statusSchema };

/** An edit of some fields. */
export const editSchema = z.object({
  ...seen,
  changes: z.partialRecord(z.enum(APPLICATION_FIELDS as readonly (keyof Application)[]), z.string()),
});

/** Rotates the photo clockwise. */
export const turnSchema = z.object({ ...seen, degrees: z.literal([90, 180, 270]) });

/** The 409 response to an edit or rotation, with the current application. Its history shows who changed it. */
export const conflictSchema = z.extend(deskErrorSchema, {
  code: z.literal('conflict'),
  application: applicationDetailSchema,
});

export const removalSchema = z.object({
  applications: selection(z.object({ id: idSchema, version: versionSchema })),
});

export const removalResultSchema = z.object({
  removed: z.array(z.string()),
  failed: z.array(changeFailureSchema),
  /** Removed applications whose photos could not be deleted; the server tries again every hour. */
  photosLeft: z.array(z.string()),
});
export type RemovalResult = z.infer<typeof removalResultSchema>;
