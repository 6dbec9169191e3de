import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect, useRef } from 'react';
import { listState, view } from '../../../api/desk/application-list';
import { decisionProblem } from '../../../api/desk/decide';
import { type OpenState, openApplication, openState } from '../../../api/desk/open-application';
import { isSelectionShown, selection } from '../../../api/desk/selection';
import { FailureNotice, Notice } from '../../../ui/text/notice';
import { Application } from './application';
import { emptyPaper, paper } from './applications.style';
import { BackLink } from './back-link';
import { PersonText } from './person-text';
import { SelectionPane } from './selection-pane';

/** Beside the list: what is selected, or the open application. */
export function Pane() {
  useSignals();
  const selected = selection.value;
  const isShown = isSelectionShown.value;
  const state = openState.value;
  if (selected.size > 0 && isShown) return <SelectionPane selected={selected} />;
  if (state.kind === 'none') return <NothingOpen />;
  if (state.kind === 'ready') return <Application key={state.id} detail={state.detail} newer={state.newer} />;
  return <NotShown state={state} />;
}

/** In place of an application that is not there yet, or cannot be shown; keeps the focus of the one before. */
function NotShown({ state }: { state: Exclude<OpenState, { kind: 'none' | 'ready' }> }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={box} className={paper} tabIndex={-1} data-pane="open">
      <BackLink />
      {state.kind === 'loading' && <Notice text="Loading the application…" />}
      {state.kind === 'gone' && <Gone id={state.id} />}
      {state.kind === 'error' && (
        <FailureNotice
          text={`The application cannot be shown. ${state.message}`}
          onRetry={() => void openApplication(state.id)}
        />
      )}
    </div>
  );
}

function Gone({ id }: { id: string }) {
  useSignals();
  const why = decisionProblem.value;
  return (
    <div role="alert">
      <p>This application is not there any more: it has been removed, or the link is wrong.</p>
      {why?.id === id && (
        <p>
          <PersonText>{why.text}</PersonText>
        </p>
      )}
    </div>
  );
}

function NothingOpen() {
  useSignals();
  const state = listState.value;
  const { status } = view.value;
  const isDone = state.kind === 'ready' && status === 'pending' && state.list.counts.pending === 0;
  return (
    <div className={emptyPaper} tabIndex={-1} data-pane="none">
      <p>{isDone ? 'Everything is decided.' : 'Choose an application to read it here.'}</p>
    </div>
  );
}
