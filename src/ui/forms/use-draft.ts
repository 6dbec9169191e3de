import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type Answers, readAnswers } from './controls';

/** Stores unsent answers. */
export interface DraftStore {
  save: (answers: Answers, idempotencyKey: string) => void;
  remove: () => void;
}

/** How long to wait after the last edit before saving the draft, so that typing stays responsive. */
const SAVE_DELAY_MS = 400;

/** Saves the answers shortly after each edit, and at once when the visitor leaves the page or the form unmounts. */
export function useDraft(ref: RefObject<HTMLFormElement | null>, getKey: () => string, store?: DraftStore) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isDiscarded = useRef(false);

  function save(form = ref.current) {
    clearTimeout(timer.current);
    if (form && !isDiscarded.current) store?.save(readAnswers(form), getKey());
  }

  const saveLatest = useEffectEvent(save);
  useEffect(() => {
    const form = ref.current; // on unmount, React clears the ref before the cleanup runs
    const saveForm = () => saveLatest(form);
    addEventListener('pagehide', saveForm);
    return () => {
      removeEventListener('pagehide', saveForm);
      saveForm();
    };
  }, [ref]);

  function saveSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => saveLatest(), SAVE_DELAY_MS);
  }

  /** Removes the draft and stops saving, even when the form unmounts. */
  function discard() {
    clearTimeout(timer.current);
    isDiscarded.current = true;
    store?.remove();
  }

  return { save, saveSoon, discard };
}
