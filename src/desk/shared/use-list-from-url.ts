import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { callDesk, type Schema } from '../../api/desk/call-desk';
import type { ListView } from '../../model/desk/list';

/**
 * Loads the part of a list that the URL describes, so that the view survives Back, reloads and link sharing.
 * @param path of the endpoint, under /api/desk.
 * @param schema of a list page.
 * @param filters the list's filters; the first is the default.
 */
export function useListFromUrl<Page, Filter extends string>(
  path: string,
  schema: Schema<Page>,
  filters: readonly [Filter, ...Filter[]],
) {
  const [params, setParams] = useSearchParams();
  const view: ListView<Filter> = {
    filter: filters.find((filter) => filter === params.get('filter')) ?? filters[0],
    search: params.get('search') ?? '',
    page: Math.max(1, Math.trunc(Number(params.get('page')))) || 1,
  };
  const query = useQuery({
    queryKey: ['list', path, view],
    queryFn: ({ signal }) => callDesk(`${path}?${paramsOf(view)}`, schema, { signal }),
  });

  /** Changes the view. Unless the change includes a page, returns to the first. */
  function onView(change: Partial<ListView<Filter>>) {
    const next = { ...view, page: 1, ...change };
    const changed = paramsOf(next);
    if (next.filter === filters[0]) changed.delete('filter');
    if (next.search === '') changed.delete('search');
    if (next.page === 1) changed.delete('page');
    setParams(changed, { replace: 'search' in change }); // Back undoes a search as a whole, not letter by letter
  }
  return { view, onView, query };
}

function paramsOf({ filter, search, page }: ListView): URLSearchParams {
  return new URLSearchParams({ filter, search, page: String(page) });
}
