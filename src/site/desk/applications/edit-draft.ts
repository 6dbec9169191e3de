import { APPLICATION_FIELDS } from '../../../model/application/application';
import { isStatus } from '../../../model/application/application-status';
import { type EditDraft, isEdited } from '../../../model/desk/edit';

/** Ends with the version of what is stored: drafts of another one are not read. */
const KEY = 'ummes.desk.edit.1.';

/** The drafts of this page, which are there even without storage. */
const drafts = new Map<string, EditDraft>();

/** The edit of an application that has not been saved, from this page or from before it was loaded again. */
export function readDraft(id: string): EditDraft | undefined {
  const known = drafts.get(id);
  if (known) return known;
  const stored = withStorage((storage) => JSON.parse(storage.getItem(KEY + id) ?? 'null'));
  return isDraft(stored) ? stored : undefined;
}

export const hasDraft = (id: string) => readDraft(id) !== undefined;

/** Keeps an edit until it is saved or cancelled, or the tab is closed. One in which nothing is typed is not kept. */
export function keepDraft(id: string, draft: EditDraft): void {
  if (!isEdited(draft)) {
    removeDraft(id);
    return;
  }
  drafts.set(id, draft);
  withStorage((storage) => storage.setItem(KEY + id, JSON.stringify(draft)));
}

export function removeDraft(id: string): void {
  drafts.delete(id);
  withStorage((storage) => storage.removeItem(KEY + id));
}

/** Removes all of them: the next person at this computer is another one. */
export function removeDrafts(): void {
  drafts.clear();
  withStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(KEY)) storage.removeItem(key);
  });
}

function isDraft(value: unknown): value is EditDraft {
  const { version, status, base, entries, answers } = Object(value) as Record<string, unknown>;
  const hasTexts = (texts: unknown) => APPLICATION_FIELDS.every((name) => typeof Object(texts)[name] === 'string');
  const hasNumbers = typeof version === 'number' && typeof entries === 'number';
  return hasNumbers && isStatus(String(status)) && hasTexts(base) && hasTexts(answers);
}

/** Returns undefined if storage is blocked or full, or holds something unexpected. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
