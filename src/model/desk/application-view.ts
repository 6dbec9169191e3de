import { isStatus, type Status } from './application';

/** Applications on a page of the desk. */
export const APPLICATIONS_PER_PAGE = 50;

/** Which applications the desk shows. */
export interface ApplicationView {
  status: Status | 'all';
  /** Words of a name, an email address, or a year. */
  search: string;
  /** From 1. */
  page: number;
}

export const FIRST_APPLICATIONS: ApplicationView = { status: 'pending', search: '', page: 1 };

/** The query of a view, with its question mark; '' for the first page of the pending ones. */
export function applicationQuery({ status, search, page }: ApplicationView): string {
  const query = `${new URLSearchParams({
    ...(status !== FIRST_APPLICATIONS.status && { status }),
    ...(search.trim() && { search: search.trim() }),
    ...(page > 1 && { page: String(page) }),
  })}`;
  return query && `?${query}`;
}

/** The view that a query asks for; null if its status is none. */
export function applicationViewOf(query: URLSearchParams): ApplicationView | null {
  const status = query.get('status') || FIRST_APPLICATIONS.status;
  if (status !== 'all' && !isStatus(status)) return null;
  const page = Number(query.get('page') || 1);
  return { status, search: query.get('search') ?? '', page: Number.isFinite(page) ? page : 1 };
}

/** Where the photo of an application is, below `DESK_API`. */
export function photoPath(photo: string): string {
  return `/photos/${photo}.webp`;
}
