import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isListLoading, listState, loadList, showView, staleReason, view } from '../../../api/desk/application-list';
import { select, selection } from '../../../api/desk/selection';
import type { ApplicationList as List } from '../../../model/desk/application';
import { plainButton } from '../../../ui/style/controls';
import { classes } from '../../../ui/style/style';
import { FailureNotice, Notice } from '../../../ui/text/notice';
import { checkLabel, listHead, listScroll, pager, rows, skip, stale } from './application-list.style';
import { ApplicationRow } from './application-row';
import { LIST_NAME, skipList } from './focus';
import { moveByRows } from './list-keys';

/** The list of applications, a page of it at a time. */
export function ApplicationList({ openId }: { openId: string }) {
  useSignals();
  const state = listState.value;
  const isLoading = isListLoading.value;
  const reason = staleReason.value;
  const box = useRef<HTMLDivElement>(null);
  useFocusInList(box, state);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the list and its states, as a place for the focus
    <div ref={box} className={listScroll} role="group" aria-label={LIST_NAME} aria-busy={isLoading} tabIndex={-1}>
      {state.kind === 'loading' && <Notice text="Loading the applications…" />}
      {state.kind === 'error' && (
        <FailureNotice
          text={`The applications cannot be shown. ${state.message}`}
          onRetry={() => void loadList('asked')}
        />
      )}
      {state.kind === 'ready' && reason && (
        <p className={stale} role="status">
          The list may be out of date. {reason} It refreshes automatically.
        </p>
      )}
      {state.kind === 'ready' && <Page list={state.list} openId={openId} />}
    </div>
  );
}

function Page({ list, openId }: { list: List; openId: string }) {
  useSignals();
  const selected = selection.value;
  const { status, search } = view.value;
  const { items, page, pages } = list;
  if (items.length === 0) return <Notice text={emptyText(status, search)} />;
  const chosen = items.filter(({ id }) => selected.has(id)).length;
  return (
    <>
      <div className={listHead}>
        <button type="button" className={classes(plainButton, skip)} onClick={skipList}>
          Skip the list
        </button>
        <label className={checkLabel}>
          <input
            type="checkbox"
            checked={chosen === items.length}
            ref={(box) => {
              if (box) box.indeterminate = chosen > 0 && chosen < items.length;
            }}
            onChange={({ target }) => select(items, target.checked)}
          />
          Select all on this page
        </label>
        <span>{rangeText(list)}</span>
      </div>
      <ul className={rows} onKeyDown={moveByRows}>
        {items.map((item) => (
          <ApplicationRow
            key={item.id}
            item={item}
            isOpen={item.id === openId}
            isSelected={selected.has(item.id)}
            showsStatus={status === 'all'}
          />
        ))}
      </ul>
      {pages > 1 && <Pager page={page} pages={pages} />}
    </>
  );
}

function Pager({ page, pages }: { page: number; pages: number }) {
  const turn = (next: number) => next >= 1 && next <= pages && void showView({ page: next });
  return (
    <nav className={pager} aria-label="Applications, pages">
      <button
        type="button"
        className={plainButton}
        aria-disabled={page <= 1 || undefined}
        onClick={() => turn(page - 1)}
      >
        Prev
      </button>
      <span aria-live="polite">
        {page.toLocaleString('en')} / {pages.toLocaleString('en')}
      </span>
      <button
        type="button"
        className={plainButton}
        aria-disabled={page >= pages || undefined}
        onClick={() => turn(page + 1)}
      >
        Next
      </button>
    </nav>
  );
}

/** A row that had the focus may go away, as another officer decides: its list keeps the focus. */
function useFocusInList(box: RefObject<HTMLDivElement | null>, state: unknown) {
  const hadFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per state of the list
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (hadFocus.current && (!activeElement || activeElement === body)) box.current?.focus({ preventScroll: true });
  }, [state]);
  useLayoutEffect(() => {
    const note = () => {
      hadFocus.current = Boolean(box.current?.contains(document.activeElement));
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [box]);
}

function rangeText({ items, total, page, pages }: List): string {
  if (pages === 1) return `${total.toLocaleString('en')}`;
  return `${items.length} of ${total.toLocaleString('en')}, page ${page}`;
}

function emptyText(status: string, search: string): string {
  const which = status === 'all' ? '' : `${status} `;
  if (search.trim()) return `No ${which}application matches “${search.trim()}”.`;
  if (status === 'pending') return 'No application is pending. New ones appear here by themselves.';
  return status === 'all' ? 'Nobody has applied yet.' : `No application is ${status}.`;
}
