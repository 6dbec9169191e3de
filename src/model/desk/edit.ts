import { APPLICATION_FIELDS, type Application, applicationOf } from '../application';
import { ACADEMIC_CATEGORIES, OTHER_CATEGORY } from '../application-choices';

/** The texts in the controls of the desk's form, by field. */
export type EditAnswers = Record<keyof Application, string>;

/** An edit that is not saved yet. */
export interface EditDraft {
  /** The version that is being edited, and what it says. */
  version: number;
  base: Application;
  answers: EditAnswers;
}

/** A field that another has changed while it was being edited. */
export interface Meanwhile {
  field: keyof Application;
  before: string;
  after: string;
  /** What the officer has typed, if it is something else; undefined if they have not touched the field. */
  typed?: string;
}

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

/** What has been changed by others between the version that is being edited and a newer one. */
export function changedMeanwhile({ base, answers }: EditDraft, newer: Application): Meanwhile[] {
  const shown = { base: answersOf(base), newer: answersOf(newer) };
  return APPLICATION_FIELDS.filter((field) => shown.base[field] !== shown.newer[field]).map((field) => {
    const isTyped = answers[field] !== shown.base[field] && answers[field] !== shown.newer[field];
    return {
      field,
      before: shown.base[field],
      after: shown.newer[field],
      ...(isTyped && { typed: answers[field] }),
    };
  });
}

/** The same edit on top of a newer version: what was typed stays, all else is as it is now. */
export function rebased({ base, answers }: EditDraft, newer: { version: number; fields: Application }): EditDraft {
  const shown = { base: answersOf(base), newer: answersOf(newer.fields) };
  const kept = APPLICATION_FIELDS.map((field) => [
    field,
    answers[field] === shown.base[field] ? shown.newer[field] : answers[field],
  ]);
  return { version: newer.version, base: newer.fields, answers: Object.fromEntries(kept) };
}

/** Whether anything has been typed that is not in the version it began with. */
export function isEdited({ base, answers }: EditDraft): boolean {
  const shown = answersOf(base);
  return APPLICATION_FIELDS.some((field) => answers[field] !== shown[field]);
}
