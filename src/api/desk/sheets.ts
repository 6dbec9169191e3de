import { type ReadonlySignal, signal } from '@preact/signals-react';
import { DESK_API } from '../../model/desk/desk-paths';
import {
  type DeskSheet,
  type SheetCondition,
  type SheetReport,
  sheetConditions,
  sheetReading,
  sheetReport,
} from '../../model/desk/sheet-report';
import { waitingIn } from '../../model/desk/sheet-texts';
import { type UploadOptions, upload } from '../upload';
import { attention } from './attention';
import { callDesk, failureText, readAnswer } from './call-desk';
import { latestCall } from './latest-call';

/** The conditions of the sheets, as they were last heard of. */
export interface SheetsState {
  /** Null until they have come for the first time. */
  conditions: readonly SheetCondition[] | null;
  /** Why they could not be loaded, or loaded again; '' if they could. */
  failure: string;
}

/** A sheet's report as it was last heard of. */
export interface ReportState {
  report: SheetReport | null;
  /** The `version` of the condition that it belongs to. */
  version: string;
  failure: string;
}

const sheets = signal<SheetsState>({ conditions: null, failure: '' });
const reports = signal<Partial<Record<DeskSheet, ReportState>>>({});

/** The conditions of all sheets. */
export const sheetsState: ReadonlySignal<SheetsState> = sheets;

/** The reports by the sheets' names; one that was never asked for is not there. */
export const reportStates: ReadonlySignal<Partial<Record<DeskSheet, ReportState>>> = reports;

const beginConditions = latestCall();
const beginReport: Record<DeskSheet, () => AbortSignal> = {
  events: latestCall(),
  news: latestCall(),
  'student-life': latestCall(),
};

/** Asks for the conditions again; the latest call counts. What is known stays if that fails. */
export async function loadSheets(): Promise<void> {
  const signal = beginConditions();
  try {
    const conditions = await callDesk('/sheets', sheetConditions, { signal });
    if (!signal.aborted) setConditions(conditions);
  } catch (error) {
    if (!signal.aborted) sheets.value = { ...sheets.peek(), failure: failureText(error) };
  }
}

/** Asks for a sheet's report; the latest call counts. @param version of its condition. */
export async function loadReport(name: DeskSheet, version: string): Promise<void> {
  const signal = beginReport[name]();
  try {
    const report = await callDesk(`/sheets/${name}/report`, sheetReport, { signal });
    if (!signal.aborted) setReport(name, { report, version, failure: '' });
  } catch (error) {
    const known = reports.peek()[name]?.report ?? null;
    if (!signal.aborted) setReport(name, { report: known, version, failure: failureText(error) });
  }
}

/** Has the server read a sheet's source at once. @throws {CallError} if it was not asked. */
export async function readSheetNow(name: DeskSheet): Promise<SheetCondition> {
  const { condition, report } = await callDesk(`/sheets/${name}/read`, sheetReading, { method: 'POST' });
  // What is still being loaded may be older.
  beginConditions();
  if (report) {
    beginReport[name]();
    setReport(name, { report, version: condition.version, failure: '' });
  }
  const known = sheets.peek().conditions ?? [];
  setConditions(known.map((each) => (each.name === name ? condition : each)));
  return condition;
}

/** Has CSV checked as one of the sheets. Nothing of it is stored. @throws {CallError} */
export async function checkCsv(name: DeskSheet, csv: Blob, options: UploadOptions): Promise<SheetReport> {
  const url = `${DESK_API}/sheets/${name}/check`;
  return readAnswer(url, upload(url, csv, options), sheetReport);
}

function setConditions(conditions: readonly SheetCondition[]): void {
  sheets.value = { conditions, failure: '' };
  attention.sheets.value = waitingIn(conditions);
}

function setReport(name: DeskSheet, state: ReportState): void {
  reports.value = { ...reports.peek(), [name]: state };
}
