import { type AlumniFilters, NO_FILTERS } from '../../model/alumnus';

/** What the directory shows: its filters and the page, from 1. A host page can keep it in its address. */
export interface AlumniView extends AlumniFilters {
  page: number;
}

export const FIRST_VIEW: AlumniView = { ...NO_FILTERS, page: 1 };
