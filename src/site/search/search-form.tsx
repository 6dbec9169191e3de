import type { ComponentProps, FormEvent } from 'react';
import { searchTexts } from '../../content/search';
import { primaryButton } from '../../ui/style/controls';
import { routes } from '../routes';
import { ARRIVAL_ATTRIBUTE } from '../scroll/use-arrival';
import { field, form } from './search-form.style';

interface SearchFormProps {
  /** The id of the heading that the form belongs to: a reader whose focus starts here hears it first. */
  titleId?: string;
  /** Whether the page is there for it: then it has the focus when the page opens, unless the address has a hash. */
  takesFocus?: boolean;
  /** Of the field. */
  input?: ComponentProps<'input'>;
  /** Default: the browser opens the search page. */
  onSubmit?: (submit: FormEvent) => void;
}

/** The search field, for any page: without script it opens the search page, too. */
export function SearchForm({ titleId, takesFocus, input, onSubmit }: SearchFormProps) {
  return (
    <search>
      <form action={routes.search.path} className={form} onSubmit={onSubmit}>
        <label htmlFor="search-query" id="search-label">
          {searchTexts.label}
        </label>
        <div className={field}>
          <input
            id="search-query"
            type="search"
            name="q"
            dir="auto"
            autoComplete="off"
            enterKeyHint="search"
            aria-labelledby={titleId && `${titleId} search-label`}
            {...(takesFocus && { autoFocus: true, [ARRIVAL_ATTRIBUTE]: '' })}
            {...input}
          />
          <button type="submit" className={primaryButton}>
            Search
          </button>
        </div>
      </form>
    </search>
  );
}
