import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useId, useState } from 'react';
import { isListLoading, listState, showView, view } from '../../../api/desk/application-list';
import { exportAddress } from '../../../api/desk/applications';
import { type ApplicationList, STATUSES, type Status } from '../../../model/desk/application';
import { receivedCount } from '../../../model/desk/review';
import { useDebounced } from '../../../ui/lists/use-list';
import { plainButton } from '../../../ui/style/controls';
import { STATUS_NAMES } from './status-tag';
import { choice, choices, searchField, searchNote, toolbar } from './toolbar.style';

/** Which applications the list shows, and their file. */
export function Toolbar() {
  useSignals();
  const { status } = view.value;
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
  useSignals();
  const state = listState.value;
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
  useSignals();
  const { search } = view.value;
  const isLoading = isListLoading.value;
  const state = listState.value;
  const [text, setText] = useState(search);
  const wanted = useDebounced(text);
  const id = useId();
  useEffect(() => searchFor(wanted), [wanted]);
  const isAsked = text.trim() === search.trim();

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
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && searchFor(text)}
      />
      <span className={searchNote} role="status">
        {isLoading || !isAsked ? 'Searching…' : found}
      </span>
    </search>
  );
}

function searchFor(text: string) {
  if (text.trim() !== view.peek().search.trim()) void showView({ search: text });
}
