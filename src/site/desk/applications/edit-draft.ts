import { APPLICATION_FIELDS } from '../../../model/application/application';
import { isStatus } from '../../../model/desk/application';
import { type EditDraft, isEdited } from '../../../model/desk/edit';
import { readStored, removeStored, writeStored } from '../../../ui/storage';

const KEY = 'ummes.desk.edits';

/** The drafts by the ids of their applications. They are kept in this page even without storage. */
let drafts: Record<string, unknown> = Object(readStored('sessionStorage', KEY));

/** The edit of an application that has not been saved, from this page or from before it was loaded again. */
export function readDraft(id: string): EditDraft | undefined {
  const draft = drafts[id];
  return isDraft(draft) ? draft : undefined;
}

export const hasDraft = (id: string) => readDraft(id) !== undefined;

/** Keeps an edit until it is saved or cancelled, or the tab is closed. One in which nothing is typed is not kept. */
export function keepDraft(id: string, draft: EditDraft): void {
  if (!isEdited(draft)) {
    forgetDraft(id);
    return;
  }
  drafts[id] = draft;
  storeDrafts();
}

export function forgetDraft(id: string): void {
  if (!(id in drafts)) return;
  delete drafts[id];
  storeDrafts();
}

/** Removes all of them: the next person at this computer is another one. */
export function forgetDrafts(): void {
  drafts = {};
  storeDrafts();
}

function storeDrafts(): void {
  if (Object.keys(drafts).length > 0) writeStored('sessionStorage', KEY, drafts);
  else removeStored('sessionStorage', KEY);
}

function isDraft(value: unknown): value is EditDraft {
  const { version, status, base, entries, answers } = Object(value) as Record<string, unknown>;
  const hasTexts = (texts: unknown) => APPLICATION_FIELDS.every((name) => typeof Object(texts)[name] === 'string');
  const hasNumbers = typeof version === 'number' && typeof entries === 'number';
  return hasNumbers && isStatus(String(status)) && hasTexts(base) && hasTexts(answers);
}
