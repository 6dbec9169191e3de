import { useState } from 'react';
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
import { plainButton, primaryButton } from '../../../ui/controls';
import { classes } from '../../../ui/style';
import { useSignal } from '../../../ui/use-signal';
import { placeHref } from '../use-place';
import { ActionButton } from './action-button';
import { actions, gap, head } from './application.style';
import { alertBox, maybeDisabled, paper, quietButton } from './applications.style';
import { keepFocus } from './focus';
import { PersonText } from './person-text';
import { RemoveDialog } from './remove-dialog';
import { names, progress, selectionHead } from './selection.style';

/** Names in the pane; more would only be scrolled past. */
const LISTED = 500;

/** What is selected, and what can be done with all of it at once. */
export function SelectionPane({ selected }: { selected: ReadonlyMap<string, ApplicationSummary> }) {
  const failures = useSignal(selectionFailures);
  const why = useSignal(selectionProblem);
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
  const present = useSignal(work);
  const [asksToRemove, setAsksToRemove] = useState(false);
  const isDisabled = present !== null;
  function clear() {
    clearSelection();
    setTimeout(keepFocus);
  }

  const can = (status: string) => items.some((item) => item.status !== status);
  return (
    <div className={actions}>
      <ActionButton
        className={classes(primaryButton, maybeDisabled)}
        busyText="Approving…"
        isBusy={present?.action === 'approved'}
        isDisabled={isDisabled || !can('approved')}
        onPress={() => void decideSelected('approved').then(keepFocus)}
      >
        Approve
      </ActionButton>
      <ActionButton
        className={classes(plainButton, maybeDisabled)}
        busyText="Rejecting…"
        isBusy={present?.action === 'rejected'}
        isDisabled={isDisabled || !can('rejected')}
        onPress={() => void decideSelected('rejected').then(keepFocus)}
      >
        Reject
      </ActionButton>
      <span className={gap} />
      <ActionButton className={classes(quietButton, maybeDisabled)} isDisabled={isDisabled} onPress={clear}>
        Clear
      </ActionButton>
      <ActionButton
        className={classes(quietButton, maybeDisabled)}
        busyText="Removing…"
        isBusy={present?.action === 'remove'}
        isDisabled={isDisabled}
        onPress={() => setAsksToRemove(true)}
      >
        Remove
      </ActionButton>
      {asksToRemove && (
        <RemoveDialog
          applications={items}
          onClose={() => setAsksToRemove(false)}
          onRemove={() => {
            setAsksToRemove(false);
            void removeSelected().then(keepFocus);
          }}
        />
      )}
    </div>
  );
}

function WorkProgress() {
  const present = useSignal(work);
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
