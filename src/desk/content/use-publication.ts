import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChosenSheet, PublicationPlan } from '../../model/desk/publication';
import type { SheetName } from '../../model/sheets/sheet-kind';
import { checkSource, type PublicationRequest, type PublicationSource, publishSource } from './queries';

export type PublicationState = ReturnType<typeof usePublication>;

/** Checks a file or a link, and then publishes it. @param sheet the sheet that it is for; null for any. */
export function usePublication(sheet: SheetName | null) {
  const [attempt, setAttempt] = useState<PublicationRequest>();
  const [progress, setProgress] = useState(0);
  const check = useMutation({ mutationFn: (next: PublicationRequest) => checkSource(next, setProgress) });
  const publish = useMutation({
    mutationFn: ({ choice }: { choice: readonly ChosenSheet[] }) => {
      if (!attempt) throw new Error('nothing has been checked');
      return publishSource(attempt, choice, setProgress);
    },
    onSuccess: () => check.reset(),
  });

  function run(next: PublicationRequest) {
    setAttempt(next);
    setProgress(0);
    publish.reset();
    check.mutate(next);
  }

  const plan: PublicationPlan | undefined = check.data;
  return {
    /** Whether the file may be any sheet. */
    isAnySheet: sheet === null,
    check,
    publish,
    /** The fraction of a file that has been sent, 0 to 1. */
    progress,
    plan,
    source: attempt?.source,
    /** The sheets that were published last. */
    published: publish.variables?.choice,
    start: (source: PublicationSource) => run({ source, sheet }),
    /** Checks the same source again, as another sheet if one is given. */
    checkAgain: (as: SheetName | null = attempt?.sheet ?? null) => attempt && run({ ...attempt, sheet: as }),
    cancel() {
      check.reset();
      publish.reset();
    },
  };
}
