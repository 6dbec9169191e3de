import { useId, useState } from 'react';
import { directoryAt } from '../../api/alumni';
import {
  type AlumniView,
  alumniQuery,
  alumniViewOf,
  type DirectoryRange,
  directoryQuery,
  MAX_SEARCHED_DIRECTORY,
} from '../../model/alumni/alumni-page';
import { type AlumniFilters, NO_FILTERS } from '../../model/alumni/alumnus';
import { useTypedText } from '../../ui/forms/use-typed-text';
import { useTexts } from '../../ui/host/host';
import { useDebounced } from '../../ui/lists/use-debounced';
import { type ListEvents, useList } from '../../ui/lists/use-list';
import { plainButton } from '../../ui/style/controls';
import { input } from '../../ui/style/recipes.style';
import { label, search } from './alumni.style';

interface AlumniSearchProps {
  filters: AlumniFilters;
  batches: readonly string[];
  /** Where the form sends the filters if scripts don't run. If undefined, there is no form. */
  action: string | undefined;
  onFilters: (filters: AlumniFilters) => void;
  /** Called when a visitor is about to search. */
  onFocus: () => void;
}

/** The name and graduation year fields, and the Clear Filters button. */
export function AlumniSearch({ filters: { name, batch }, batches, action, onFilters, onFocus }: AlumniSearchProps) {
  const t = useTexts();
  const id = useId();
  const typedName = useTypedText(name, (typed) => onFilters({ name: typed, batch }));
  // A year in the URL is listed even if no one graduated then.
  const years = batch && !batches.includes(batch) ? [batch, ...batches] : batches;

  const Box = action ? 'form' : 'div';

  return (
    <search onFocus={onFocus}>
      <Box className={search} action={action} onSubmit={(event) => event.preventDefault()}>
        <div className={label}>
          <label htmlFor={`${id}-name`}>{t('Search by name')}</label>
          <input
            id={`${id}-name`}
            className={input}
            type="search"
            name="name"
            autoComplete="off"
            spellCheck={false}
            {...typedName}
            part="field"
          />
        </div>
        <div className={label}>
          <label htmlFor={`${id}-batch`}>{t('Graduation year')}</label>
          <select
            id={`${id}-batch`}
            className={input}
            name="batch"
            value={batch}
            onChange={(event) => onFilters({ name, batch: event.target.value })}
            part="field"
          >
            <option value="">{t('All years')}</option>
            {years.map((year) => (
              <option key={year}>{year}</option>
            ))}
          </select>
        </div>
        <button type="button" className={plainButton} onClick={() => onFilters(NO_FILTERS)} part="button">
          {t('Clear Filters')}
        </button>
        {action && (
          <noscript>
            <button type="submit" className={plainButton}>
              {t('Search')}
            </button>
          </noscript>
        )}
      </Box>
    </search>
  );
}

const EMPTY: DirectoryRange = { items: [], offset: 0, page: 1, total: 0, all: 0, batches: [] };

interface DirectoryEvents {
  onLoad?: (directory: DirectoryRange) => void;
  onError?: ListEvents['onError'];
}

/** Returns the people in a view of the directory. The current results stay until those of the next view have loaded. */
export function useDirectory(api: string, view: AlumniView, events?: DirectoryEvents) {
  const resource = directoryAt(api);
  const [isLarge, setLarge] = useState(false);
  const settled = useDebounced(alumniQuery(view));
  const queriedView = isLarge ? alumniViewOf(new URLSearchParams(settled)) : view;
  const list = useList(resource, directoryQuery(queriedView), events);
  const directory = list.answer ?? EMPTY;
  if (isLarge !== directory.all > MAX_SEARCHED_DIRECTORY) setLarge(!isLarge);
  return {
    list: {
      ...list,
      // Without this, the previous results would look like the results of this search.
      kind: list.pending === 'failed' ? ('error' as const) : list.kind,
      /** False if the people failed to load, so there is nothing to search. */
      isSearchable: list.kind !== 'error',
    },
    directory,
    preload: () => resource.preload(),
  };
}
