import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { type AlumniView, FIRST_VIEW } from '../features/alumni/alumni-view';

/** After the last letter, before the address is written: browsers refuse more than a hundred changes in 30 s. */
const SETTLED_MS = 300;

/** The directory's filters and page, kept in the page's address: `?name=perera&batch=2019&page=2`. */
export function useAlumniView(): [AlumniView, (view: AlumniView) => void] {
  const [query, setQuery] = useSearchParams();
  // The prerendered page knows no query, so the first view is that of a page without one.
  const [view, setView] = useState(FIRST_VIEW);
  const written = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The first address, and another one of this page, as by the menu or the Back button.
  useLayoutEffect(() => {
    if (query.toString() === written.current) return;
    written.current = query.toString();
    clearTimeout(timer.current);
    setView(viewIn(query));
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function keep(next: AlumniView) {
    setView(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const params = paramsOf(next, new URLSearchParams(location.search));
      if (params.toString() === written.current) return; // to the site it would be a link to the page's top
      written.current = params.toString();
      setQuery(params, { replace: true });
    }, SETTLED_MS);
  }
  return [view, keep];
}

function viewIn(query: URLSearchParams): AlumniView {
  return {
    name: query.get('name') ?? FIRST_VIEW.name,
    batch: query.get('batch') ?? FIRST_VIEW.batch,
    page: Number(query.get('page') ?? FIRST_VIEW.page),
  };
}

/** The view as a query; what is as at first stays out of it, what else is there stays. */
function paramsOf({ name, batch, page }: AlumniView, params: URLSearchParams): URLSearchParams {
  const texts = { name, batch, page: page > 1 ? String(page) : '' };
  for (const [key, text] of Object.entries(texts)) {
    if (text) params.set(key, text);
    else params.delete(key);
  }
  return params;
}
