import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { ApplicationSummary, Status } from '../../model/desk/application';
import { nextPending } from '../../model/desk/review';
import { visibleText } from '../../model/text/visible-text';
import { noteBox, quiet } from '../shared/desk.style';
import { Section } from '../shared/section';
import { listAndPane, pane } from './applications.style';
import { ApplicationPane } from './detail/application-pane';
import { ListColumn } from './list/list-column';
import { type SeenApplication, useApplicationList } from './queries';
import { ReviewProblemAlert } from './review/review-problem';
import { UndoNotices } from './review/undo-notices';
import { type Undoable, useReview } from './review/use-review';
import { Selection } from './selection/selection';
import { useSelection } from './selection/use-selection';
import { usePathTo } from './use-path-to';
import { useReturnFocus } from './use-return-focus';

/** Shows the list of applications next to the open application or the selected ones. */
export function ApplicationsPage({ id = '' }: { id: string | undefined }) {
  const list = useApplicationList();
  const items = list.query.data?.items ?? [];
  const pathTo = usePathTo();
  const [, navigate] = useLocation();
  const { selected, ...selection } = useSelection();
  const review = useReview(openNext);
  /** The application to open next. Found before a decision, because the list then no longer has the open one. */
  const next = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each application
  useEffect(() => review.clearProblem(), [id]);
  useReturnFocus(id, items);

  function select(changed: readonly ApplicationSummary[], isSelected: boolean) {
    selection.select(changed, isSelected);
    if (id) navigate(pathTo(''));
  }

  function decide(status: Status, applications: readonly SeenApplication[]) {
    next.current = nextPending(items, id)?.id ?? '';
    void review.decide(status, applications);
  }

  function remove(applications: readonly SeenApplication[]) {
    next.current = nextPending(items, id)?.id ?? '';
    return review.remove(applications);
  }

  /** Opens the next application once the open one is dealt with. The Back button then returns to the list. */
  function openNext(done: readonly string[]) {
    selection.drop(done);
    const showsPending = list.view.filter === 'pending' || list.view.filter === 'all';
    if (done.includes(id) && showsPending) navigate(pathTo(next.current), { replace: true });
  }

  function undo(decision: Undoable) {
    if (review.sending(decision.applications)) return;
    const [only, ...others] = decision.applications;
    void review.undo(decision);
    if (only && others.length === 0) navigate(pathTo(only.id), { replace: id !== '' });
  }

  function undoLatest() {
    const [latest] = review.undoable;
    if (latest) undo(latest);
  }

  return (
    <Section
      name="applications"
      isBrief={id !== ''}
      intro="People who have applied to join the alumni directory, which lists only approved applicants. They are not notified of decisions."
    >
      <p className={noteBox} role="status">
        {visibleText(review.outcome)}
      </p>
      <div className={listAndPane} data-open={id ? '' : undefined}>
        <ListColumn list={list} openId={id} pathTo={pathTo} selected={selected} onSelect={select} />
        <div id="pane" className={pane} tabIndex={-1}>
          {review.problem && <ReviewProblemAlert problem={review.problem} />}
          {id && (
            <ApplicationPane
              key={id}
              id={id}
              sending={review.sending([{ id }])}
              onDecide={(status, seen) => decide(status, [seen])}
              onRemove={(seen) => remove([seen])}
              onUndo={undoLatest}
              pathTo={pathTo}
              selectedCount={selected.length}
            />
          )}
          {!id && selected.length > 0 && (
            <Selection
              selected={selected.map((each) => items.find((item) => item.id === each.id) ?? each)}
              failed={review.problem?.failed ?? []}
              sending={review.sending(selected)}
              pathTo={pathTo}
              onDecide={decide}
              onRemove={remove}
              onClear={selection.clear}
            />
          )}
          {!id && selected.length === 0 && <p className={quiet}>Choose an application to read it here.</p>}
        </div>
      </div>
      <UndoNotices review={review} isAnyOpen={id !== ''} onUndo={undo} />
    </Section>
  );
}
