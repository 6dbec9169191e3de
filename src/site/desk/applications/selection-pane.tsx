import { useSignals } from '@preact/signals-react/runtime';
import {
  clearSelection,
  decideSelected,
  removeSelected,
  selectionFailures,
  selectionProblem,
  showOpened,
} from '../../../api/desk/selection';
import { work } from '../../../api/desk/send-in-parts';
import type { ApplicationSummary } from '../../../model/desk/application';
import { countText } from '../../../model/desk/review';
import { classes } from '../../../ui/style/style';
import { placeHref } from '../use-place';
import { ActionButton } from './action-button';
import { actions, gap, head } from './application.style';
import { alertBox, maybeDisabled, paper, quietButton } from './applications.style';
import { DecisionButton } from './decision-button';
import { keepFocus } from './focus';
import { PersonText } from './person-text';
import { RemoveButton } from './remove-button';
import { names, progress, selectionHead } from './selection.style';

/** Names in the pane; more would only be scrolled past. */
const LISTED = 500;

/** What is selected, and what can be done with all of it at once. */
export function SelectionPane({ selected }: { selected: ReadonlyMap<string, ApplicationSummary> }) {
  useSignals();
  const failures = selectionFailures.value;
  const why = selectionProblem.value;
  const items = [...selected.values()];
  // Those that failed come first.
  const sorted = [...items.filter(({ id }) => failures.has(id)), ...items.filter(({ id }) => !failures.has(id))];
  return (
    <section className={paper} data-pane="selection" aria-labelledby="selection-title">
      <header className={classes(head, selectionHead)}>
        <h3 id="selection-title" tabIndex={-1}>
          {items.length.toLocaleString('en')} selected
        </h3>
        <SelectionActions items={items} />
      </header>
      <WorkProgress />
      {why && (
        <div className={alertBox} role="alert">
          <p>{why}</p>
        </div>
      )}
      <ul className={names}>
        {sorted.slice(0, LISTED).map(({ id, name, batch, status }) => (
          <li key={id}>
            <a href={placeHref('applications', id)} onClick={showOpened}>
              <PersonText>{name}</PersonText>
            </a>{' '}
            <span>
              {batch}, {status}
            </span>
            {failures.has(id) && (
              <p>
                <PersonText>{failures.get(id) ?? ''}</PersonText>
              </p>
            )}
          </li>
        ))}
        {sorted.length > LISTED && <li>and {countText(sorted.length - LISTED)} more</li>}
      </ul>
    </section>
  );
}

function SelectionActions({ items }: { items: readonly ApplicationSummary[] }) {
  useSignals();
  const isWorking = work.value !== null;
  function clear() {
    clearSelection();
    setTimeout(keepFocus);
  }

  return (
    <div className={actions}>
      {(['approved', 'rejected'] as const).map((status) => (
        <DecisionButton
          key={status}
          status={status}
          isDisabled={items.every((item) => item.status === status)}
          onPress={() => void decideSelected(status).then(keepFocus)}
        />
      ))}
      <span className={gap} />
      <ActionButton className={classes(quietButton, maybeDisabled)} isDisabled={isWorking} onPress={clear}>
        Clear
      </ActionButton>
      <RemoveButton applications={items} onRemove={() => void removeSelected().then(keepFocus)} />
    </div>
  );
}

function WorkProgress() {
  useSignals();
  const present = work.value;
  if (!present || present.total < 2) return null;
  const { done, total } = present;
  return (
    <p className={progress} role="status">
      <progress max={total} value={done} aria-label="Applications that are done" />
      <span>
        {done.toLocaleString('en')} of {total.toLocaleString('en')}
      </span>
    </p>
  );
}
