import { useId, useRef } from 'react';
import { capitalised } from '../../model/desk/format';
import { UNDO_MS } from '../../model/desk/review';
import { useAttention, useCountdown } from '../../ui/use-countdown';
import { Button } from '../controls';
import { PersonText } from '../texts';
import { shortcut, undoBar } from './applications.style';
import { handleShortcut } from './shortcuts';
import { namesOf, type Undoable } from './use-review';

interface UndoNoticeProps {
  decision: Undoable;
  /** Whether the open application's shortcut undoes this decision. */
  isLatest: boolean;
  isBusy: boolean;
  onUndo: () => void;
  /** Called when it is too late to undo. */
  onExpire: () => void;
}

/** Shows a decision for ten seconds, with a button to undo it. */
export function UndoNotice({ decision, isLatest, isBusy, onUndo, onExpire }: UndoNoticeProps) {
  const { status, applications } = decision;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { isHeld } = useAttention(box, { focus: ':focus-visible' });
  useCountdown(UNDO_MS, isHeld, onExpire);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the inner button's shortcut
    <div ref={box} className={undoBar} onKeyDown={(event) => handleShortcut(event, { u: onUndo })}>
      <p id={id}>
        <span>{capitalised(status)}</span> <PersonText>{namesOf(applications)}</PersonText>
      </p>
      <Button isBusy={isBusy} aria-describedby={id} aria-keyshortcuts={isLatest ? 'U' : undefined} onPress={onUndo}>
        Undo
        {isLatest && (
          <span className={shortcut} aria-hidden="true">
            U
          </span>
        )}
      </Button>
    </div>
  );
}
