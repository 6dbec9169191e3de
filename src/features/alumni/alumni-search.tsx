import { useId } from 'react';
import { type AlumniFilters, NO_FILTERS } from '../../model/alumnus';
import { plainButton } from '../../ui/controls';
import { control, label, search } from './alumni.style';

/** What the directory shows: its filters and the page, from 1. A host page can keep it in its address. */
export interface AlumniView extends AlumniFilters {
  page: number;
}

export const FIRST_VIEW: AlumniView = { ...NO_FILTERS, page: 1 };

interface AlumniSearchProps {
  filters: AlumniFilters;
  batches: readonly string[];
  onFilters: (filters: AlumniFilters) => void;
}

/** Name, graduation year and Clear Filters. */
export function AlumniSearch({ filters: { name, batch }, batches, onFilters }: AlumniSearchProps) {
  const id = useId();
  // A year from the address is listed even when nobody has it.
  const years = batch && !batches.includes(batch) ? [batch, ...batches] : batches;

  return (
    <search className={search}>
      <div className={label}>
        <label htmlFor={`${id}-name`}>Search by name</label>
        <input
          id={`${id}-name`}
          className={control}
          type="search"
          name="name"
          placeholder="Search by name"
          autoComplete="off"
          spellCheck={false}
          value={name}
          onChange={(event) => onFilters({ name: event.target.value, batch })}
          part="field"
        />
      </div>
      <div className={label}>
        <label htmlFor={`${id}-batch`}>Graduation year</label>
        <select
          id={`${id}-batch`}
          className={control}
          name="batch"
          value={batch}
          onChange={(event) => onFilters({ name, batch: event.target.value })}
          part="field"
        >
          <option value="">All years</option>
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </select>
      </div>
      <button type="button" className={plainButton} onClick={() => onFilters(NO_FILTERS)} part="button">
        Clear Filters
      </button>
    </search>
  );
}
