import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { failureText } from '../../api/desk/desk-failure';
import { counted, formatNumber } from '../../model/desk/format';
import type { ListView } from '../../model/desk/list';
import { control, field, labelText } from '../../ui/forms/form.style';
import { Pager } from '../../ui/lists/pager';
import { useDebounced } from '../../ui/lists/use-debounced';
import { Notice } from '../../ui/text/notice';
import { NotLoaded } from './controls';
import { alertBox, choices, quiet, toolbar } from './desk.style';

interface Page<Item> {
  items: readonly Item[];
  total: number;
  page: number;
  pages: number;
  /** The number of items per filter. */
  counts: Readonly<Record<string, number>>;
}

interface DeskListProps<Item, Filter extends string> {
  name: string;
  /** Label of the search field: `Search by address`. */
  searchLabel: string;
  /** The filters and their labels. */
  filters: readonly (readonly [Filter, string])[];
  view: ListView<Filter>;
  onView: (change: Partial<ListView<Filter>>) => void;
  query: UseQueryResult<Page<Item>>;
  /** Shown if no items match the filter. */
  emptyText: string;
  /** Shown next to the search field. */
  action?: ReactNode;
  /** Shown above the items. */
  head?: ReactNode;
  /** Renders an item as `<li>`. */
  children: (item: Item) => ReactNode;
}

/** A list with filters, a search field and a pager. */
export function DeskList<Item, Filter extends string>(props: DeskListProps<Item, Filter>) {
  const { name, searchLabel, filters, view, onView, query, emptyText, action, head, children } = props;
  const { data, error, isPlaceholderData } = query;
  const group = useId();
  const all = Object.values(data?.counts ?? {}).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <div className={toolbar}>
        <fieldset className={choices}>
          <legend>Show</legend>
          {filters.map(([filter, text]) => (
            <label key={filter}>
              <input type="radio" name={group} checked={filter === view.filter} onChange={() => onView({ filter })} />
              <span>{text}</span> <span className={quiet}>{data && formatNumber(data.counts[filter] ?? all)}</span>
            </label>
          ))}
        </fieldset>
        <Search label={searchLabel} search={view.search} onSearch={(search) => onView({ search })} />
        {action}
      </div>
      <p className={quiet} role="status">
        {isPlaceholderData ? 'Searching…' : view.search && data && `${counted(data.total, 'result')} found`}
      </p>
      {error && data && (
        <p className={alertBox} role="status">
          {`This list may be out of date. ${failureText(error)} It refreshes automatically.`}
        </p>
      )}
      {!data && <NotLoaded query={query} />}
      {data?.items.length === 0 && <Notice text={view.search ? nothingFoundText(view, filters) : emptyText} />}
      {data && data.items.length > 0 && (
        <>
          {head}
          <ul aria-label={name} aria-busy={isPlaceholderData}>
            {data.items.map(children)}
          </ul>
          <Pager label={name} page={data.page} pages={data.pages} onTurn={(page) => onView({ page })} />
        </>
      )}
    </>
  );
}

/** Says that a search found nothing and, if it was limited to some items, how to search all of them. */
function nothingFoundText<Filter extends string>(
  { search, filter }: ListView<Filter>,
  filters: DeskListProps<unknown, Filter>['filters'],
): string {
  const text = `“${search.trim()}”`;
  if (filter === 'all') return `Nothing matches ${text}.`;
  const [, label] = filters.find(([each]) => each === filter) ?? [];
  return `Nothing under “${label}” matches ${text}. To search everything, choose “All”.`;
}

interface SearchProps {
  label: string;
  /** The current search text. */
  search: string;
  onSearch: (search: string) => void;
}

/** A field that searches while the officer types. */
function Search({ label, search, onSearch }: SearchProps) {
  const id = useId();
  const [text, setText] = useState(search);
  const settled = useDebounced(text);
  const sent = useRef(search);
  const searchFor = useEffectEvent((next: string) => {
    if (next === search) return;
    sent.current = next;
    onSearch(next);
  });
  useEffect(() => searchFor(settled), [settled]);
  // After Back or a link, show the search from the URL.
  useEffect(() => {
    if (search !== sent.current) setText(search);
    sent.current = search;
  }, [search]);
  return (
    <search className={field}>
      <label className={labelText} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={control}
        type="search"
        dir="auto"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </search>
  );
}
