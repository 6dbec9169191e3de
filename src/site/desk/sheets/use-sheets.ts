import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { loadReport, loadSheets, type ReportState, reportStates, sheetsState } from '../../../api/desk/sheets';
import type { SheetCondition } from '../../../model/desk/sheet-report';
import { usePolling } from '../use-polling';

/** How often the conditions are asked for. */
const POLL_MS = 30_000;

/** The conditions, asked for again and again, and the moment of the last answer. */
export function useSheets() {
  useSignals();
  const state = sheetsState.value;
  const [now, setNow] = useState(() => new Date());
  usePolling(async () => {
    await loadSheets();
    setNow(new Date());
  }, POLL_MS);
  return { ...state, now, setNow };
}

/** The report on a sheet that can be read, asked for whenever it is another one. */
export function useReport({ name, version, state }: SheetCondition): ReportState | undefined {
  useSignals();
  const known = reportStates.value[name];
  const isNeeded = state === 'current';
  const isKnown = known?.version === version;
  useEffect(() => {
    if (isNeeded && !isKnown) void loadReport(name, version);
  }, [name, version, isNeeded, isKnown]);
  return isNeeded ? known : undefined;
}
