import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import {
  APPLICATION_FILTERS,
  type ApplicationFilter,
  type ApplicationSummary,
  applicationListSchema,
  type Status,
} from '../../model/desk/application';
import { capitalised } from '../../model/desk/format';
import { nextPending } from '../../model/desk/review';
import { visibleText } from '../../model/text/visible-text';
import { Alert, Button } from '../controls';
import { noteBox, part, quiet } from '../desk.style';
import { List } from '../list';
import { Section } from '../section';
import { PersonText } from '../texts';
import { useList } from '../use-list';
import { ApplicationPane } from './application-pane';
import { ApplicationRow, SelectAll } from './application-row';
import { columns, pane, undoBars } from './applications.style';
import { Exports } from './exports';
import { Selection } from './selection';
import { UndoNotice } from './undo-notice';
import { type SeenApplication, type Undoable, useReview } from './use-review';

const FILTERS = APPLICATION_FILTERS.map((filter) => [filter, capitalised(filter)] as const);

/** Shown instead of an empty list, by filter. */
const EMPTY: Record<ApplicationFilter, string> = {
  pending: 'No pending applications. New ones appear here automatically.',
  approved: 'No approved applications.',
  rejected: 'No rejected applications.',
  all: 'No one has applied yet. Applications sent with the form on the Alumni page appear here.',
};

/** Shows the list of applications next to the open application or the selected ones. */
export function ApplicationsPage({ id = '' }: { id: string | undefined }) {
  const { view, onView, query } = useList('/applications', applicationListSchema, APPLICATION_FILTERS);
  const search = useSearch();
  const [, navigate] = useLocation();
  const [selected, setSelected] = useState<readonly ApplicationSummary[]>([]);
  const next = useRef('');
  const review = useReview(openNext);
  const [latest] = review.undoable;
  const items = query.data?.items ?? [];
  const isFirst = Object.values(query.data?.counts ?? {}).every((count) => count === 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each application
  useEffect(() => review.clearProblem(), [id]);
  useReturnFocus(id, items);

  const pathTo = (other: string) => `/applications${other && `/${other}`}${search && `?${search}`}`;

  function select(changed: readonly ApplicationSummary[], isSelected: boolean) {
    const others = selected.filter((each) => !changed.some((one) => one.id === each.id));
    setSelected(isSelected ? [...others, ...changed] : others);
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
    setSelected((all) => all.filter((each) => !done.includes(each.id)));
    if (done.includes(id) && view.filter !== 'approved' && view.filter !== 'rejected')
      navigate(pathTo(next.current), { replace: true });
  }

  function undo(decision: Undoable) {
    if (review.sending(decision.applications)) return;
    const [only, ...others] = decision.applications;
    void review.undo(decision);
    if (only && others.length === 0) navigate(pathTo(only.id), { replace: id !== '' });
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
      <div className={columns} data-open={id ? '' : undefined}>
        <div className={part}>
          <List
            name="Applications"
            searchLabel="Search by name, email or year"
            filters={FILTERS}
            view={view}
            onView={onView}
            query={query}
            emptyText={EMPTY[isFirst ? 'all' : view.filter]}
            action={<Exports filter={view.filter} counts={query.data?.counts} />}
            head={<SelectAll items={items} selected={selected} onSelect={select} />}
          >
            {(item) => (
              <ApplicationRow
                key={item.id}
                item={item}
                href={pathTo(item.id)}
                isOpen={item.id === id}
                isSelected={selected.some((each) => each.id === item.id)}
                showsStatus={view.filter === 'all'}
                onSelect={select}
              />
            )}
          </List>
        </div>
        <div id="pane" className={pane} tabIndex={-1}>
          {review.problem && (
            <Alert>
              <p>
                <PersonText>{review.problem.text}</PersonText>
              </p>
              {review.problem.retry && <Button onPress={review.problem.retry}>Try Again</Button>}
            </Alert>
          )}
          {id && (
            <ApplicationPane
              key={id}
              id={id}
              sending={review.sending([{ id }])}
              onDecide={(status, seen) => decide(status, [seen])}
              onRemove={(seen) => remove([seen])}
              onUndo={() => latest && undo(latest)}
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
              onClear={() => setSelected([])}
            />
          )}
          {!id && selected.length === 0 && <p className={quiet}>Choose an application to read it here.</p>}
        </div>
      </div>
      <div role="status" className={undoBars}>
        {review.undoable.map((each) => (
          <UndoNotice
            key={each.key}
            decision={each}
            isLatest={each === latest}
            isBusy={review.sending(each.applications) !== undefined}
            onUndo={() => undo(each)}
            onExpire={() => review.forget(each)}
          />
        ))}
      </div>
    </Section>
  );
}

/** Returns focus to a closed application's row once the list shows it. */
function useReturnFocus(id: string, items: unknown) {
  const closed = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again once the list has loaded
  useEffect(() => {
    if (id) closed.current = id;
    const row = document.getElementById(`row-${id ? '' : closed.current}`);
    const isElsewhere = (document.activeElement as HTMLElement | null)?.tabIndex === 0;
    if (!row) return;
    if (!isElsewhere) row.focus();
    closed.current = '';
  }, [id, items]);
}
