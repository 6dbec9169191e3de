import { useState } from 'react';
import { CallError } from '../../../api/call';
import { failureText } from '../../../api/desk/call-desk';
import { checkCsv } from '../../../api/desk/sheets';
import type { DeskSheet, SheetReport } from '../../../model/desk/sheet-report';

/** A dry run: what is being done, or came of it. */
export type Check =
  | { kind: 'none' }
  | { kind: 'sending' /** From 0 to 1. */; share: number }
  | { kind: 'done'; report: SheetReport }
  | { kind: 'failed'; message: string };

/** Checks CSV, one at a time. */
export function useCheck() {
  const [check, setCheck] = useState<Check>({ kind: 'none' });

  async function start(name: DeskSheet, csv: Blob) {
    if (check.kind === 'sending') return;
    setCheck({ kind: 'sending', share: 0 });
    try {
      const report = await checkCsv(name, csv, { onProgress: (share) => setCheck({ kind: 'sending', share }) });
      setCheck({ kind: 'done', report });
    } catch (error) {
      setCheck({ kind: 'failed', message: textOf(error, csv) });
    }
  }

  const fail = (message: string) => setCheck({ kind: 'failed', message });
  return { check, start, fail };
}

function textOf(error: unknown, csv: Blob): string {
  // A browser does not send a file that was saved since it was chosen.
  const isFileGone = csv instanceof File && error instanceof CallError && error.code === 'network';
  const again = isFileGone ? 'If you have saved the file since you chose it, choose it again.' : '';
  return `It was not checked, and nothing was stored. ${failureText(error, again)}`;
}
