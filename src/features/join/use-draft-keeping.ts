import { type RefObject, useEffect, useRef } from 'react';
import { answersIn } from './controls';
import { type Draft, keepDraft } from './draft';
import { useEdits } from './use-edits';

/** After the last letter, before the draft is written: typing stays light. */
const SETTLED_MS = 400;

export interface DraftKeeping {
  /** Writes what stands in the form at once. */
  keepNow(): void;
  /** Writes no more, not even when the form goes: the draft is being forgotten. */
  end(): void;
}

/**
 * Keeps the form's answers as a draft: a moment after each edit, and at once when the page or the form
 * goes away.
 */
export function useDraftKeeping(
  form: RefObject<HTMLFormElement | null>,
  { attemptId, photo }: Pick<Draft, 'attemptId' | 'photo'>,
): DraftKeeping {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ attemptId, photo });
  latest.current = { attemptId, photo };
  const ended = useRef(false);
  const { current: keeping } = useRef<DraftKeeping>({
    keepNow() {
      clearTimeout(timer.current);
      if (form.current && !ended.current) keepDraft({ ...latest.current, answers: answersIn(form.current) });
    },
    end() {
      clearTimeout(timer.current);
      ended.current = true;
    },
  });

  useEdits(form, () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(keeping.keepNow, SETTLED_MS);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a photo is an edit too
  useEffect(() => keeping.keepNow(), [photo]);

  useEffect(() => {
    const element = form.current;
    addEventListener('pagehide', keeping.keepNow);
    return () => {
      removeEventListener('pagehide', keeping.keepNow);
      clearTimeout(timer.current);
      if (element && !ended.current) keepDraft({ ...latest.current, answers: answersIn(element) });
    };
  }, [form, keeping]);

  return keeping;
}
