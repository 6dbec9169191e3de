import { useId, useRef } from 'react';
import { cardPath } from '../../../model/alumni/alumni-page';
import type { Status } from '../../../model/desk/application';
import { UNDO_MS } from '../../../model/desk/review';
import { useAttention, useCountdown } from '../../../ui/use-countdown';
import { Button } from '../../shared/controls';
import { PersonText } from '../../shared/texts';
import { shortcut, undoBar } from '../applications.style';
import { handleShortcut } from '../detail/shortcuts';
import { namesOf } from './review-texts';
import type { Undoable } from './use-review';

const OUTCOMES: Record<Status, string> = { approved: 'Approved', rejected: 'Rejected', pending: 'Back to pending:' };

interface UndoNoticeProps {
  decision: Undoable;
  /** Whether the open application's shortcut undoes this decision. */
  hasShortcut: boolean;
  isBusy: boolean;
  onUndo: () => void;
  /** Called when it is too late to undo. */
  onExpire: () => void;
}

/** Shows a decision for ten seconds, with a button to undo it. */
export function UndoNotice({ decision, hasShortcut, isBusy, onUndo, onExpire }: UndoNoticeProps) {
  const { status, applications } = decision;
  const [only, ...others] = applications;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { isHeld } = useAttention(box, { focus: ':focus-visible' });
  useCountdown(UNDO_MS, isHeld, onExpire);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the inner button's shortcut
    <div ref={box} className={undoBar} onKeyDown={(event) => handleShortcut(event, { u: onUndo })}>
      <p id={id}>
        <span>{OUTCOMES[status]}</span> <PersonText>{namesOf(applications)}</PersonText>
      </p>
      {status === 'approved' && only && others.length === 0 && (
        <a href={cardPath(only)} target="_blank" rel="noopener">
          Public card
        </a>
      )}
      <Button isBusy={isBusy} aria-describedby={id} aria-keyshortcuts={hasShortcut ? 'U' : undefined} onPress={onUndo}>
        Undo
        {hasShortcut && (
          <span className={shortcut} aria-hidden="true">
            U
          </span>
        )}
      </Button>
    </div>
  );
}
