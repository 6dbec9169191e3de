import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { type Draft, removeDraft, saveDraft } from './draft';
import { readAnswers, useEdits } from './form-controls';

/** From the last edit to the write to storage, so that typing stays fast. */
const SAVE_DELAY_MS = 400;

/** Saves the answers shortly after each edit, and at once when the photo changes or the page or form goes away. */
export function useDraftSaving(
  formRef: RefObject<HTMLFormElement | null>,
  { idempotencyKey, photo, isPhotoLost }: Omit<Draft, 'answers'>,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isDiscarded = useRef(false);

  const save = useCallback(
    (form = formRef.current) => {
      clearTimeout(timer.current);
      if (form && !isDiscarded.current) saveDraft({ idempotencyKey, answers: readAnswers(form), photo, isPhotoLost });
    },
    [formRef, idempotencyKey, photo, isPhotoLost],
  );

  useEdits(formRef, () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(save, SAVE_DELAY_MS);
  });

  useEffect(() => {
    const form = formRef.current; // React clears the ref before an unmount's cleanup
    const saveForm = () => save(form);
    saveForm();
    addEventListener('pagehide', saveForm);
    return () => {
      removeEventListener('pagehide', saveForm);
      saveForm();
    };
  }, [formRef, save]);

  /** Removes the draft and saves no other, not even when the form goes away. */
  function discard() {
    clearTimeout(timer.current);
    isDiscarded.current = true;
    removeDraft();
  }

  return { save, discard };
}
