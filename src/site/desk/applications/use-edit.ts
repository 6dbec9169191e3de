import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { saveEdit } from '../../../api/desk/edit-application';
import { type Application, type FieldError, validateApplication } from '../../../model/application/application';
import type { ApplicationDetail, HistoryEntry } from '../../../model/desk/application';
import {
  type ChangedField,
  changedFields,
  draftOf,
  type EditDraft,
  editedApplication,
  isEdited,
  rebased,
} from '../../../model/desk/edit';
import { forgetDraft, keepDraft, readDraft } from './edit-draft';

/** What others have done to an application while it was being edited. */
export interface EditConflict {
  fields: ChangedField[];
  steps: HistoryEntry[];
}

/** The edit of an application, from the first key to the saved version. What is typed is kept until then. */
export function useEdit(detail: ApplicationDetail, onDone: () => void) {
  const { id } = detail;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [{ draft, conflict }, setEdit] = useState(() => startEdit(detail));
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState('');
  /** Counts what is to be looked at: each time, the list of the errors gets the focus. */
  const [rejections, setRejections] = useState(0);
  useEffect(() => keepDraft(id, draft), [id, draft]);

  useEffect(() => {
    if (rejections > 0) focusAtTop(summary.current);
  }, [rejections]);
  // The button that was pressed to edit is gone.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) form.current?.focus({ preventScroll: true });
  }, []);

  function type(name: keyof Application, text: string) {
    setEdit({ draft: { ...draft, answers: { ...draft.answers, [name]: text } }, conflict });
    setErrors(errors.filter(({ field }) => field !== name));
  }

  function reject(found: readonly FieldError[]) {
    setErrors(found);
    setRejections(rejections + 1);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    setFailure('');
    const edited = editedApplication(draft.answers);
    const found = validateApplication(edited);
    if (found.length > 0) return reject(found);
    if (!isEdited(draft)) return end();
    const saved = await saveEdit(id, draft, edited);
    if (saved?.kind === 'saved') return end();
    if (saved?.kind === 'invalid') return reject(saved.errors);
    if (saved?.kind === 'failed') setFailure(saved.message);
    if (saved?.kind === 'changed') setEdit((latest) => onTopOf(latest.draft, saved.detail));
  }

  function end() {
    forgetDraft(id);
    onDone();
  }

  return { form, summary, draft, conflict, errors, failure, type, save, cancel: end };
}

function focusAtTop(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}

function startEdit(detail: ApplicationDetail): { draft: EditDraft; conflict?: EditConflict | undefined } {
  const draft = readDraft(detail.id);
  if (draft && draft.entries !== detail.history.length) return onTopOf(draft, detail);
  return { draft: draft ?? draftOf(detail) };
}

/** Continues the edit on top of what others have done meanwhile, and shows that. */
function onTopOf(draft: EditDraft, present: ApplicationDetail): { draft: EditDraft; conflict: EditConflict } {
  return {
    draft: rebased(draft, present),
    conflict: {
      fields: changedFields(draft, present.fields),
      steps: present.history.slice(draft.entries),
    },
  };
}
