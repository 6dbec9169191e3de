import { useRef } from 'react';
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
  isBusy: boolean;
  onUndo: () => void;
  /** Called when it is too late to undo. */
  onExpire: () => void;
}

/** Shows a decision for ten seconds, with a button to undo it. */
export function UndoNotice({ decision: { status, applications }, isBusy, onUndo, onExpire }: UndoNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const { isHeld } = useAttention(box, { focus: ':focus-visible' });
  useCountdown(UNDO_MS, isHeld, onExpire);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the inner button's shortcut
    <div ref={box} className={undoBar} onKeyDown={(event) => handleShortcut(event, { u: onUndo })}>
      <p>
        <span>{capitalised(status)}</span> <PersonText>{namesOf(applications)}</PersonText>
      </p>
      <Button isBusy={isBusy} aria-keyshortcuts="U" onPress={onUndo}>
        Undo
        <span className={shortcut} aria-hidden="true">
          U
        </span>
      </Button>
    </div>
  );
}
