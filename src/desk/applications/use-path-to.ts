import { useSearch } from 'wouter';

/** Returns the path of an application or, for '', of the list. It keeps the list's filter, search and page. */
export type PathTo = (id: string) => string;

export function usePathTo(): PathTo {
  const search = useSearch();
  return (id) => `/applications${id && `/${id}`}${search && `?${search}`}`;
}
