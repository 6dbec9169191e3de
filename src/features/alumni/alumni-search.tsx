import { useId } from 'react';
import { type AlumniFilters, NO_FILTERS } from '../../model/alumni/alumnus';
import { plainButton } from '../../ui/style/controls';
import { useTexts } from '../../ui/text/use-texts';
import { control, label, search } from './alumni.style';

interface AlumniSearchProps {
  filters: AlumniFilters;
  batches: readonly string[];
  /** Where a form sends the filters to while there is no script. */
  action: string | undefined;
  onFilters: (filters: AlumniFilters) => void;
  /** A visitor is about to search. */
  onFocus: () => void;
}

/** Name, graduation year and Clear Filters. */
export function AlumniSearch({ filters: { name, batch }, batches, action, onFilters, onFocus }: AlumniSearchProps) {
  const t = useTexts();
  const id = useId();
  // A year from the address is listed even when nobody has it.
  const years = batch && !batches.includes(batch) ? [batch, ...batches] : batches;

  const Box = action ? 'form' : 'div';

  return (
    <search onFocus={onFocus}>
      <Box className={search} action={action} onSubmit={(event) => event.preventDefault()}>
        <div className={label}>
          <label htmlFor={`${id}-name`}>{t('Search by name')}</label>
          <input
            id={`${id}-name`}
            className={control}
            type="search"
            name="name"
            placeholder={t('Search by name')}
            autoComplete="off"
            spellCheck={false}
            value={name}
            onChange={(event) => onFilters({ name: event.target.value, batch })}
            part="field"
          />
        </div>
        <div className={label}>
          <label htmlFor={`${id}-batch`}>{t('Graduation year')}</label>
          <select
            id={`${id}-batch`}
            className={control}
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
