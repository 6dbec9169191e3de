import { useEffect, useId, useRef, useState } from 'react';
import { isListLoading, listState, showView, view } from '../../../api/desk/application-list';
import { exportAddress } from '../../../api/desk/applications';
import { STATUSES, type Status } from '../../../model/application/application-status';
import type { ApplicationList } from '../../../model/desk/application';
import { receivedCount } from '../../../model/desk/review';
import { useSignal } from '../../../ui/lists/use-signal';
import { plainButton } from '../../../ui/style/controls';
import { STATUS_NAMES } from './status-tag';
import { choice, choices, searchField, searchNote, toolbar } from './toolbar.style';

/** From the last key to the search, so that a word is searched once. */
const SEARCH_DELAY_MS = 250;

/** Which applications the list shows, and their file. */
export function Toolbar() {
  const { status } = useSignal(view);
  return (
    <div className={toolbar}>
      <StatusChoice shown={status} />
      <SearchField />
      <a className={plainButton} href={exportAddress(status)} download>
        Export as CSV
      </a>
    </div>
  );
}

function StatusChoice({ shown }: { shown: Status | 'all' }) {
  const state = useSignal(listState);
  const name = useId();
  const counts = state.kind === 'ready' ? countsOf(state.list) : undefined;
  return (
    <fieldset className={choices}>
      <legend>Show</legend>
      {([...STATUSES, 'all'] as const).map((status) => (
        <label key={status} className={choice}>
          <input
            type="radio"
            name={name}
            value={status}
            checked={status === shown}
            onChange={() => void showView({ status })}
          />
          <span>{status === 'all' ? 'All' : STATUS_NAMES[status]}</span> <b>{counts?.[status]?.toLocaleString('en')}</b>
        </label>
      ))}
    </fieldset>
  );
}

function countsOf({ counts }: ApplicationList): Record<Status | 'all', number> {
  return { ...counts, all: receivedCount(counts) };
}

/** Searches while the officer types. */
function SearchField() {
  const { search } = useSignal(view);
  const isLoading = useSignal(isListLoading);
  const state = useSignal(listState);
  const [text, setText] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  useEffect(() => () => clearTimeout(timer.current), []);
  const isAsked = text.trim() === search.trim();

  function searchFor(typed: string, delay: number) {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (typed.trim() !== view.peek().search.trim()) void showView({ search: typed });
    }, delay);
  }

  const found = state.kind === 'ready' && search.trim() ? `${state.list.total.toLocaleString('en')} found` : '';
  return (
    <search className={searchField}>
      <label htmlFor={id}>Search by name, email or year</label>
      <input
        id={id}
        type="search"
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        value={text}
        onChange={({ target }) => searchFor(target.value, SEARCH_DELAY_MS)}
        onKeyDown={({ key }) => key === 'Enter' && searchFor(text, 0)}
      />
      <span className={searchNote} role="status">
        {isLoading || !isAsked ? 'Searching…' : found}
      </span>
    </search>
  );
}
