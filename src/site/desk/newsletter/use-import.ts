import { useRef, useState } from 'react';
import { failureText } from '../../../api/desk/call-desk';
import { sendList } from '../../../api/desk/newsletter';
import { loadSubscribers } from '../../../api/desk/subscribers';
import { type ImportReport, MAX_LIST_BYTES } from '../../../model/desk/newsletter-list';

export type ImportStep = 'preview' | 'import';

/** A list as it was chosen; what is imported is what was previewed, even if the file has changed since. */
export interface ChosenList {
  name: string;
  content: Blob;
}

export type ImportState =
  | { kind: 'none' }
  /** The list cannot be used. */
  | { kind: 'unusable'; message: string }
  | { kind: 'sending'; step: ImportStep; list: ChosenList; share: number }
  | { kind: 'failed'; step: ImportStep; list: ChosenList; message: string }
  | { kind: 'done'; step: ImportStep; list: ChosenList; report: ImportReport };

const UNANSWERED: Record<ImportStep, string> = {
  preview: 'Nothing was added. Please try again.',
  import: 'The addresses may have been added. It is safe to try again: no address is added twice.',
};

/** An import in two steps: what it would do, and then doing it. */
export function useImport() {
  const [state, setState] = useState<ImportState>({ kind: 'none' });
  const current = useRef<AbortController>(null);
  const isImporting = state.kind === 'sending' && state.step === 'import';

  /** Takes a list in place of the one before, and previews it. */
  async function choose(name: string, source: Blob) {
    if (isImporting) return;
    if (source.size > MAX_LIST_BYTES) {
      const limit = MAX_LIST_BYTES / 1_000_000;
      const message = `${name} is larger than ${limit} MB. Nothing was added. Import it in parts.`;
      setState({ kind: 'unusable', message });
      return;
    }
    const bytes = await source.arrayBuffer().catch(() => undefined);
    if (bytes) return send('preview', { name, content: new Blob([bytes], { type: 'text/csv' }) });
    setState({ kind: 'unusable', message: `${name} could not be read. Nothing was added. Choose it again.` });
  }

  async function send(step: ImportStep, list: ChosenList) {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const settle = (next: ImportState) => {
      if (current.current === controller) setState(next);
    };
    settle({ kind: 'sending', step, list, share: 0 });
    try {
      const onProgress = (share: number) => settle({ kind: 'sending', step, list, share });
      const report = await sendList(step, list.content, { onProgress, signal: controller.signal });
      settle({ kind: 'done', step, list, report });
    } catch (error) {
      settle({ kind: 'failed', step, list, message: failureText(error, UNANSWERED[step]) });
    }
    if (step === 'import') void loadSubscribers();
  }

  return { state, isImporting, choose, send };
}
