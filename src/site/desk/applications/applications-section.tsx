import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { listNews, loadList } from '../../../api/desk/application-list';
import { decisionProblem } from '../../../api/desk/decide';
import { lookForChanges, openApplication } from '../../../api/desk/open-application';
import { isSelectionShown, selection } from '../../../api/desk/selection';
import { DeskSection } from '../desk-section';
import { usePlace } from '../use-place';
import { usePolling } from '../use-polling';
import { ApplicationList } from './application-list';
import { columns, news, replaced } from './applications.style';
import { keepFocus } from './focus';
import { Pane } from './pane';
import { PersonText } from './person-text';
import { Toolbar } from './toolbar';
import { UndoBar } from './undo-bar';

/** How often the list and the open application are asked for. */
const POLL_MS = 10_000;

const poll = () => Promise.all([loadList('poll'), lookForChanges()]);

/** The applications: a list, and one of them to read and to decide on. */
export function ApplicationsSection() {
  const id = useOpenId();
  useSignals();
  const text = listNews.value;
  useEffect(() => void loadList('asked'), []);
  usePolling(poll, POLL_MS);
  useReturn(id);
  const hasSelection = selection.value.size > 0;
  const isSelecting = isSelectionShown.value && hasSelection;
  const isReplaced = id !== '' && !isSelecting;
  return (
    <DeskSection id="applications" title="Applications">
      <div className={replaced} data-replaced={isReplaced || undefined}>
        <Toolbar />
      </div>
      <p className={news} role="status">
        {text && <PersonText>{text}</PersonText>}
      </p>
      <div className={columns} data-open={isReplaced || undefined}>
        <div className={replaced} data-replaced={isReplaced || undefined}>
          <ApplicationList openId={id} />
        </div>
        <Pane />
      </div>
      <UndoBar />
    </DeskSection>
  );
}

/** The application that the address names; it stays open while the officer looks at another section. */
function useOpenId(): string {
  const place = usePlace();
  const last = useRef('');
  if (place.section === 'applications' || !place.section) last.current = place.id;
  const id = last.current;
  useEffect(() => {
    decisionProblem.value = null;
    isSelectionShown.value = !id;
    void openApplication(id);
  }, [id]);
  return id;
}

/** An application that is closed gives the focus back to its row. */
function useReturn(id: string) {
  const before = useRef('');
  useEffect(() => {
    const closed = id ? '' : before.current;
    before.current = id;
    if (!closed) return;
    const row = document.querySelector<HTMLElement>(`[data-application="${CSS.escape(closed)}"] a`);
    if (row) row.focus();
    else keepFocus();
  }, [id]);
}
