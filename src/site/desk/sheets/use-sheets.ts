import { useEffect, useState } from 'react';
import { isSignedOut } from '../../../api/desk/call-desk';
import { loadReport, loadSheets, type ReportState, reportStates, sheetsState } from '../../../api/desk/sheets';
import type { SheetCondition } from '../../../model/desk/sheet-report';
import { useSignal } from '../../../ui/use-signal';

/** How often the conditions are asked for while the page is in sight. */
const POLL_MS = 30_000;

/** The conditions, asked for while the page is in sight and somebody is signed in, and the moment of the last answer. */
export function useSheets() {
  const state = useSignal(sheetsState);
  const hasEnded = useSignal(isSignedOut);
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (hasEnded) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const poll = async () => {
      clearTimeout(timer);
      if (document.hidden) return; // it comes back with visibilitychange
      await loadSheets();
      if (isOver) return;
      setNow(new Date());
      clearTimeout(timer);
      timer = setTimeout(poll, POLL_MS);
    };
    void poll();
    document.addEventListener('visibilitychange', poll);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [hasEnded]);
  return { ...state, now, setNow };
}

/** The report on a sheet that can be read, asked for whenever it is another one. */
export function useReport({ name, version, state }: SheetCondition): ReportState | undefined {
  const known = useSignal(reportStates)[name];
  const isNeeded = state === 'current';
  const isKnown = known?.version === version;
  useEffect(() => {
    if (isNeeded && !isKnown) void loadReport(name, version);
  }, [name, version, isNeeded, isKnown]);
  return isNeeded ? known : undefined;
}
