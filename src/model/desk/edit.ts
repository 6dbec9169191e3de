import { storedApplication } from '../application/application';
import { ACADEMIC_CATEGORIES, OTHER_CATEGORY } from '../application/application-choices';
import { APPLICATION_FIELDS, type Application } from '../application/application-fields';
import { type ApplicationDetail, isStatus, type Status } from './application';

/** The values of the edit form's controls, by field. */
export type EditAnswers = Record<keyof Application, string>;

/** An unsaved edit. */
export interface EditDraft {
  /** The version and status of the application when the edit began. */
  version: number;
  status: Status;
  /** Its fields and the length of its history at that time. */
  base: Application;
  entries: number;
  answers: EditAnswers;
}

type EditedDetail = Pick<ApplicationDetail, 'version' | 'status' | 'fields' | 'history'>;

/** A field that an officer has edited, or that changed during the edit. */
export interface ChangedField {
  field: keyof Application;
  before: string;
  now: string;
  /** The officer's text; undefined unless it differs from both `before` and `now`. */
  typed?: string;
}

/** Reads a stored draft, even if an earlier version of the form had other fields; undefined if it is not a draft. */
export function readEditDraft(stored: unknown): EditDraft | undefined {
  const { version, status, base, entries, answers } = Object(stored) as Record<string, unknown>;
  const isDraft = typeof version === 'number' && typeof entries === 'number' && isFields(base) && isFields(answers);
  if (!isDraft || !isStatus(String(status))) return undefined;
  const [before, typed] = [storedApplication(base), storedApplication(answers)];
  return { version, status: status as Status, base: before, entries, answers: typed };
}

function isFields(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** Returns a draft without changes. */
export function draftOf({ version, status, fields, history }: EditedDetail): EditDraft {
  return { version, status, base: fields, entries: history.length, answers: answersOf(fields) };
}

/** Returns the controls' values for an application. A category in the applicant's own words becomes "Other". */
export function answersOf(fields: Application): EditAnswers {
  const { academicCategory } = fields;
  const isOffered = academicCategory === '' || ACADEMIC_CATEGORIES.some((name) => name === academicCategory);
  return isOffered
    ? { ...fields }
    : { ...fields, academicCategory: OTHER_CATEGORY, academicCategoryOther: academicCategory };
}

/** Returns the fields in which two applications differ, with the new values. */
export function changesBetween(base: Application, edited: Application): Partial<Application> {
  const changed = APPLICATION_FIELDS.filter((field) => edited[field] !== base[field]);
  return Object.fromEntries(changed.map((field) => [field, edited[field]]));
}

/** Tests whether the officer has changed anything. */
export function isEdited({ base, answers }: EditDraft): boolean {
  const shown = answersOf(base);
  return APPLICATION_FIELDS.some((field) => answers[field] !== shown[field]);
}

/** Lists the fields that the officer has edited, and those that changed since the edit began. */
export function changedFields({ base, answers }: EditDraft, now: Application): ChangedField[] {
  const shown = { before: answersOf(base), now: answersOf(now) };
  return APPLICATION_FIELDS.flatMap((field) => {
    const [before, current, typed] = [shown.before[field], shown.now[field], answers[field]];
    const isTyped = typed !== before && typed !== current;
    if (before === current && !isTyped) return [];
    return { field, before, now: current, ...(isTyped && { typed }) };
  });
}

/** Rebases a draft onto the current application, keeping what the officer typed. */
export function rebased({ base, answers }: EditDraft, now: EditedDetail): EditDraft {
  const shown = { before: answersOf(base), now: answersOf(now.fields) };
  const merged = APPLICATION_FIELDS.map((field) => [
    field,
    answers[field] === shown.before[field] ? shown.now[field] : answers[field],
  ]);
  return { ...draftOf(now), answers: Object.fromEntries(merged) };
}
