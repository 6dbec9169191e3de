import { APPLICATION_FIELDS, type Application, applicationOf } from '../application/application';
import { ACADEMIC_CATEGORIES, OTHER_CATEGORY } from '../application/application-choices';
import type { ApplicationDetail, Status } from './application';

/** The texts in the controls of the desk's form, by field. */
export type EditAnswers = Record<keyof Application, string>;

/** An edit that is not saved yet. */
export interface EditDraft {
  /** The version and status of the application that is being edited, and its fields. */
  version: number;
  status: Status;
  base: Application;
  /** How many entries its history had. */
  entries: number;
  answers: EditAnswers;
}

/** A field that the officer or somebody else has changed since the edit began. */
export interface ChangedField {
  field: keyof Application;
  before: string;
  after: string;
  /** What the officer has typed, if it is something else; undefined if they have not touched the field. */
  typed?: string;
}

/** Begins an edit of an application as it is. */
export function draftOf({ version, status, fields, history }: EditedDetail): EditDraft {
  return { version, status, base: fields, entries: history.length, answers: answersOf(fields) };
}

type EditedDetail = Pick<ApplicationDetail, 'version' | 'status' | 'fields' | 'history'>;

/** What the form's controls show for an application. Own words for the academic category belong to the choice "Other". */
export function answersOf(fields: Application): EditAnswers {
  const { academicCategory } = fields;
  const isOffered = academicCategory === '' || ACADEMIC_CATEGORIES.some((name) => name === academicCategory);
  return isOffered
    ? { ...fields }
    : { ...fields, academicCategory: OTHER_CATEGORY, academicCategoryOther: academicCategory };
}

/** The application that the answers make, cleaned as the join form does it. */
export function editedApplication(answers: EditAnswers): Application {
  return applicationOf(answers);
}

/** The fields in which an application differs from another, with their new texts. */
export function changesBetween(base: Application, edited: Application): Partial<Application> {
  const changed = APPLICATION_FIELDS.filter((field) => edited[field] !== base[field]);
  return Object.fromEntries(changed.map((field) => [field, edited[field]]));
}

/** The fields that the officer has typed in, or that differ in the application as it is now. */
export function changedFields({ base, answers }: EditDraft, now: Application): ChangedField[] {
  const shown = { base: answersOf(base), now: answersOf(now) };
  return APPLICATION_FIELDS.flatMap((field) => {
    const [before, after, answer] = [shown.base[field], shown.now[field], answers[field]];
    const isTyped = answer !== before && answer !== after;
    if (before === after && !isTyped) return [];
    return { field, before, after, ...(isTyped && { typed: answer }) };
  });
}

/** The same edit on top of the application as it is now: what was typed stays, all else is as it is now. */
export function rebased({ base, answers }: EditDraft, now: EditedDetail): EditDraft {
  const shown = { base: answersOf(base), newer: answersOf(now.fields) };
  const kept = APPLICATION_FIELDS.map((field) => [
    field,
    answers[field] === shown.base[field] ? shown.newer[field] : answers[field],
  ]);
  return { ...draftOf(now), answers: Object.fromEntries(kept) };
}

/** Whether anything has been typed that is not in the version it began with. */
export function isEdited({ base, answers }: EditDraft): boolean {
  const shown = answersOf(base);
  return APPLICATION_FIELDS.some((field) => answers[field] !== shown[field]);
}
