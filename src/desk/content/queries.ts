import { useQuery } from '@tanstack/react-query';
import { callDesk, uploadToDesk } from '../../api/desk/call-desk';
import { firstStepsDismissed, firstStepsState } from '../../model/desk/first-steps';
import { type ChosenSheet, publicationPlan, sheetCells } from '../../model/desk/publication';
import {
  comparedSheet,
  type SheetCondition,
  sheetConditions,
  sheetReading,
  sheetReport,
} from '../../model/desk/sheet-report';
import { sheetVersions } from '../../model/desk/sheet-version';
import { csvOf } from '../../model/sheets/editable-table';
import type { SheetName } from '../../model/sheets/sheet-kind';

/** Loads the state of all sheets. */
export function useConditions() {
  return useQuery({ queryKey: ['content'], queryFn: () => callDesk('/content', sheetConditions) });
}

/** Loads a sheet's problems, if it could be read. */
export function useSheetReport({ name, version, state }: SheetCondition) {
  return useQuery({
    queryKey: ['sheet', name, version],
    queryFn: () => callDesk(`/content/${name}/report`, sheetReport),
    enabled: state === 'current',
    refetchInterval: false, // a new report has a new version, and so a new query key
  });
}

/** Makes the server read a sheet again. */
export function rereadSheet(name: SheetName) {
  return callDesk(`/content/${name}/read`, sheetReading, { method: 'POST' });
}

/** Loads a sheet's cells, to edit them. @param tries a number to change in order to load them again. */
export function useSheetCells(name: SheetName, tries: number) {
  return useQuery({
    queryKey: ['cells', name, tries],
    queryFn: () => callDesk(`/content/${name}/cells`, sheetCells),
    refetchInterval: false, // it would replace what is being edited
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Loads the versions of a sheet, latest first. */
export function useSheetVersions(name: SheetName) {
  return useQuery({
    queryKey: ['versions', name],
    queryFn: () => callDesk(`/content/${name}/versions`, sheetVersions),
  });
}

/** Loads what a version would change. */
export function useVersionReport(sheet: SheetName, number: number) {
  return useQuery({
    queryKey: ['version', sheet, number],
    queryFn: () => callDesk(`/content/${sheet}/versions/${number}/report`, comparedSheet),
  });
}

/** A file or a link to publish. */
export type PublicationSource =
  | { kind: 'file'; name: string; file: Blob /** When it was saved, in ISO 8601. */; savedAt: string }
  | { kind: 'link'; link: string };

export interface PublicationRequest {
  source: PublicationSource;
  /** The sheet that the source is for; null to find out. */
  sheet: SheetName | null;
}

/** Compares a source with what visitors see. Publishes nothing. */
export function checkSource({ source, sheet }: PublicationRequest, onProgress: (share: number) => void) {
  if (source.kind === 'link') {
    onProgress(1);
    return callDesk('/content/check-link', publicationPlan, { json: { link: source.link, sheet } });
  }
  const query = new URLSearchParams({ name: source.name, ...(sheet && { sheet }) });
  return uploadToDesk(`/content/check?${query}`, source.file, publicationPlan, { onProgress });
}

export function publishSource(
  { source, sheet }: PublicationRequest,
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

/** Publishes a sheet's cells as a new version. */
export function publishCells(chosen: ChosenSheet, rows: readonly (readonly string[])[]) {
  const query = new URLSearchParams({ kind: 'edit', sheet: chosen.sheet, publish: JSON.stringify([chosen]) });
  const file = new Blob([csvOf(rows)], { type: 'text/csv' });
  return uploadToDesk(`/content/publish?${query}`, file, sheetConditions, {});
}

/** A version to restore. */
export interface Restoration {
  sheet: SheetName;
  /** The version's number; null for the files on the server, from before version 1. */
  number: number | null;
  /** The number of the version in force. */
  basedOn: number;
}

/** Restores a version, once the editor has confirmed it. */
export function restoreSheet(restoration: Restoration) {
  return callDesk('/content/restore', sheetConditions, { json: { ...restoration, isConfirmed: true } });
}

/** Loads what a new society has done, and whether someone has dismissed the list. */
export function useFirstSteps() {
  return useQuery({ queryKey: ['first steps'], queryFn: () => callDesk('/first-steps', firstStepsState) });
}

export function dismissFirstSteps() {
  return callDesk('/first-steps/dismiss', firstStepsDismissed, { json: { isDismissed: true } });
}
