import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callDesk, uploadToDesk } from '../../api/desk/call-desk';
import { type ChosenSheet, type PublicationPlan, publicationPlan } from '../../model/desk/publication';
import { sheetConditions } from '../../model/desk/sheet-report';
import type { SheetName } from '../../model/sheets/sheet-kind';

/** A file or a link to publish. */
export type PublicationSource = { kind: 'file'; name: string; file: Blob } | { kind: 'link'; link: string };

interface Attempt {
  source: PublicationSource;
  /** The sheet that the source is for; null to find out. */
  sheet: SheetName | null;
}

export type PublicationState = ReturnType<typeof usePublication>;

/** Checks a file or a link, and then publishes it. @param sheet the sheet that it is for; null for any. */
export function usePublication(sheet: SheetName | null) {
  const [attempt, setAttempt] = useState<Attempt>();
  const [progress, setProgress] = useState(0);
  const check = useMutation({ mutationFn: (next: Attempt) => checkSource(next, setProgress) });
  const publish = useMutation({
    mutationFn: ({ choice }: { choice: readonly ChosenSheet[] }) => {
      if (!attempt) throw new Error('nothing has been checked');
      return publishSource(attempt, choice, setProgress);
    },
    onSuccess: () => check.reset(),
  });

  function run(next: Attempt) {
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

function checkSource({ source, sheet }: Attempt, onProgress: (share: number) => void) {
  if (source.kind === 'link') {
    onProgress(1);
    return callDesk('/content/check-link', publicationPlan, { json: { link: source.link, sheet } });
  }
  const query = new URLSearchParams({ name: source.name, ...(sheet && { sheet }) });
  return uploadToDesk(`/content/check?${query}`, source.file, publicationPlan, { onProgress });
}

function publishSource(
  { source, sheet }: Attempt,
  choice: readonly ChosenSheet[],
  onProgress: (share: number) => void,
) {
  if (source.kind === 'link') {
    const json = { link: source.link, sheet, publish: choice };
    return callDesk('/content/publish-link', sheetConditions, { json });
  }
  const query = new URLSearchParams({
    name: source.name,
    publish: JSON.stringify(choice),
    ...(sheet && { sheet }),
  });
  return uploadToDesk(`/content/publish?${query}`, source.file, sheetConditions, { onProgress });
}
