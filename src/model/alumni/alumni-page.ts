import type { AlumniFilters, AlumnusRow } from './alumnus';
import type { BatchFigures } from './batch-figures';

/** Cards on a page of the directory. */
export const ALUMNI_PER_PAGE = 12;

/** Up to so many people a browser takes the whole directory, some 40 kB at most; of more, a page at a time. */
export const MAX_WHOLE_DIRECTORY = 500;

/** What the directory shows: its filters and the page, from 1. A host page can keep it in its address. */
export interface AlumniView extends AlumniFilters {
  page: number;
}

export const FIRST_VIEW: AlumniView = { name: '', batch: '', page: 1 };

/** A page of the directory as the server sends it. */
export interface AlumniPage {
  /** The people of the page, in the directory's order. */
  items: readonly AlumnusRow[];
  /** The page, from 1: of one that is not there, the nearest. */
  page: number;
  /** How many people were found. */
  total: number;
  /** How many people there are. */
  all: number;
  /** The batches of all people, each once, latest first. */
  batches: readonly string[];
  /** Of the batch that was asked for, if anybody is in it. */
  figures?: BatchFigures;
}

/** The query of a view, with its question mark; '' for the first page of everybody. */
export function alumniQuery({ name, batch, page }: AlumniView): string {
  const query = `${new URLSearchParams({
    ...(name && { name }),
    ...(batch && { batch }),
    ...(page > 1 && { page: String(page) }),
  })}`;
  return query && `?${query}`;
}

/** The view that a query asks for. */
export function alumniViewOf(query: URLSearchParams): AlumniView {
  const page = Number(query.get('page') || 1);
  return {
    name: query.get('name') ?? '',
    batch: query.get('batch') ?? '',
    page: Number.isFinite(page) ? page : 1,
  };
}
