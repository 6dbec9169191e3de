import { type ChangeEvent, useState } from 'react';
import { DRAFT_DAYS, isStoringDrafts, setStoringDrafts } from './draft';
import { choice } from './draft-choice.style';

/** Lets the visitor opt out of drafts on the device, which may be shared. */
export function DraftChoice({ isEdited }: { isEdited: boolean }) {
  const [isStoring, setStoring] = useState(isStoringDrafts);

  // The form hears this change as an edit too, and saves the draft.
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    setStoringDrafts(target.checked);
    setStoring(target.checked);
  }

  return (
    <div className={choice}>
      <label>
        <input type="checkbox" checked={isStoring} onChange={choose} />
        <span>Keep my answers on this device for {DRAFT_DAYS} days</span>
      </label>
      <p role="status">
        {!isStoring
          ? 'Nothing is kept. Finish before you leave this page.'
          : `${isEdited ? 'Your answers are kept from now on. ' : ''}On a shared computer, clear this box.`}
      </p>
    </div>
  );
}
