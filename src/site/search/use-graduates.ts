import { useMemo } from 'react';
import { ALUMNI_FAILED, directoryAt } from '../../api/alumni';
import { searchTexts } from '../../content/search';
import { type AlumniView, alumniQuery, cardPath, directoryQuery, FIRST_PAGE } from '../../model/alumni/alumni-page';
import type { Alumnus } from '../../model/alumni/alumnus';
import { wordsOf } from '../../model/text/words';
import { useDebounced } from '../../ui/lists/use-debounced';
import { useList } from '../../ui/lists/use-list';
import { routes } from '../routes';
import { type Hit, searchIndex } from './search-index';
import type { SourceFound } from './sources';

const NOTHING = { hits: [], words: [] };

/** Returns the address of the directory's results for a name. */
export const directoryPath = (name: string) => `${routes.alumni.path}${alumniQuery(viewOf(name))}#profile`;

const viewOf = (name: string): AlumniView => ({ ...FIRST_PAGE, name });

/**
 * Searches the directory, which loads with the first query. A complete list is searched like other sources; the server
 * searches one that is too large to send, by name only.
 */
export function useGraduates(query: string) {
  const resource = directoryAt('');
  const settled = useDebounced(query);
  const list = useList(resource, settled ? directoryQuery(viewOf(settled)) : undefined);
  const state = resource.state.value;
  const people = state.kind === 'ready' ? state.items : undefined;
  const find = useMemo(() => people && searchIndex(people.map(graduateHit)), [people]);

  function search(isFuzzy: boolean): SourceFound {
    if (!query) return { state: 'ready', ...NOTHING };
    if (find) return { state: 'ready', ...find(query, isFuzzy) };
    if (list.kind === 'error' || list.pending === 'failed') return { state: 'error', ...NOTHING };
    if (!list.answer || list.pending || settled !== query) return { state: 'loading', ...NOTHING };
    const { items, total } = list.answer;
    const more =
      total > items.length ? { name: `All ${total} in the directory`, href: directoryPath(query) } : undefined;
    return { state: 'ready', hits: items.map(graduateHit), words: wordsOf(query), more };
  }

  return {
    ...searchTexts.graduates,
    failure: ALUMNI_FAILED,
    path: routes.alumni.path,
    reload: () => void list.reload(),
    search,
  };
}

function graduateHit(person: Alumnus): Hit {
  const { name, batch, designation, companyOrInstitute } = person;
  const facts = [batch && `Batch ${batch}`, designation, companyOrInstitute];
  return { title: name, text: '', note: facts.filter(Boolean).join(' · '), href: cardPath(person) };
}
