import { ALUMNI_PAGES_PATH } from '../model/addresses/api-paths';
import { type AlumniPage, alumniQuery } from '../model/alumni/alumni-page';
import type { BatchFigures } from '../model/alumni/batch-figures';
import { callJson } from './call';
import { firstDataAt } from './first-data';

/** The figures of a batch; null if nobody is in it; undefined if they did not come with the page. */
export function firstBatchFigures(batch: string): BatchFigures | null | undefined {
  const alumni = firstDataAt('')?.alumni;
  if (alumni?.figures?.batch === batch) return alumni.figures;
  return alumni && !alumni.batches.includes(batch) ? null : undefined;
}

/** Asks our server for the figures of a batch; null if nobody is in it. Throws CallError. */
export async function loadBatchFigures(batch: string, signal: AbortSignal): Promise<BatchFigures | null> {
  const answer = await callJson(ALUMNI_PAGES_PATH + alumniQuery({ name: '', batch, page: 1 }), { signal });
  return (answer as Partial<AlumniPage> | null)?.figures ?? null;
}
