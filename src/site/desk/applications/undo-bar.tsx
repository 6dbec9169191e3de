import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { isSelectionShown, selection } from '../../../api/desk/selection';
import { work } from '../../../api/desk/send-in-parts';
import { namesOf, undoProblem } from '../../../api/desk/take-back';
import { passUndoTime, type Undoable, undoable } from '../../../api/desk/undo';
import { plainButton } from '../../../ui/style/controls';
import { classes } from '../../../ui/style/style';
import { useAttention } from '../../../ui/use-countdown';
import { ActionButton } from './action-button';
import { maybeDisabled } from './applications.style';
import { undoAndFollow } from './follow';
import { PersonText } from './person-text';
import { handleShortcut } from './shortcuts';
import { STATUS_NAMES } from './status-tag';
import { bar, barProblem, barText, timeLeft } from './undo-bar.style';

/** How often the time that is left is counted. */
const TICK_MS = 250;

/** Says what was decided last, with a way to take it back while there is time. */
export function UndoBar() {
  useSignals();
  const decisions = undoable.value;
  const why = undoProblem.value;
  const box = useRef<HTMLDivElement>(null);
  const { isHeld } = useAttention(box, { focus: ':focus-visible' });
  useUndoTime(decisions.length > 0, isHeld);
  const [last] = decisions;
  const hasSelection = selection.value.size > 0;
  const isSelecting = isSelectionShown.value && hasSelection;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the button in it
    <div
      ref={box}
      className={bar}
      data-shown={last || why ? '' : undefined}
      data-raised={isSelecting || undefined}
      onKeyDown={(event) => handleShortcut(event, 'u')}
    >
      <p className={barText} role="status">
        {last && (
          <span>
            {STATUS_NAMES[last.status]} <PersonText>{namesOf(last)}</PersonText>
          </span>
        )}
      </p>
      {why && (
        <p className={barProblem} role="alert">
          <PersonText>{why}</PersonText>
        </p>
      )}
      {last && <UndoButton last={last} isHeld={isHeld} />}
      {!last && why && (
        <button
          type="button"
          className={plainButton}
          onClick={() => {
            undoProblem.value = '';
          }}
        >
          Dismiss
        </button>
      )}
    </div>
  );
}

function UndoButton({ last, isHeld }: { last: Undoable; isHeld: boolean }) {
  useSignals();
  const present = work.value;
  return (
    <>
      <span className={timeLeft} aria-hidden="true">
        {isHeld ? '' : `${Math.ceil(last.leftMs / 1000)} s`}
      </span>
      <ActionButton
        className={classes(plainButton, maybeDisabled)}
        shortcut="U"
        busyText="Undoing…"
        isBusy={present?.action === 'pending'}
        isDisabled={present !== null}
        onPress={() => void undoAndFollow()}
      >
        Undo
      </ActionButton>
    </>
  );
}

/** The time of decisions passes while nobody is about to take one back, and while the tab is seen. */
function useUndoTime(isNeeded: boolean, isHeld: boolean) {
  useEffect(() => {
    if (!isNeeded || isHeld) return;
    let before = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      // A tab that slept, or a machine, has not shown the bar meanwhile.
      if (!document.hidden) passUndoTime(Math.min(now - before, 2 * TICK_MS));
      before = now;
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isNeeded, isHeld]);
}
