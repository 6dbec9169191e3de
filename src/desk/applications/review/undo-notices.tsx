import { undoBars } from '../applications.style';
import { UndoNotice } from './undo-notice';
import type { Undoable, useReview } from './use-review';

interface UndoNoticesProps {
  review: ReturnType<typeof useReview>;
  /** Whether an application is open, which has the shortcut for the latest decision. */
  isAnyOpen: boolean;
  onUndo: (decision: Undoable) => void;
}

/** Shows the decisions that can still be undone, latest first. */
export function UndoNotices({ review, isAnyOpen, onUndo }: UndoNoticesProps) {
  const [latest] = review.undoable;
  return (
    <div role="status" className={undoBars}>
      {review.undoable.map((each) => (
        <UndoNotice
          key={each.key}
          decision={each}
          hasShortcut={isAnyOpen && each === latest}
          isBusy={review.sending(each.applications) !== undefined}
          onUndo={() => onUndo(each)}
          onExpire={() => review.forget(each)}
        />
      ))}
    </div>
  );
}
