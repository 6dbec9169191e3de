import { useState } from 'react';
import { chooseKeeping, KEPT_DAYS, keepsDrafts } from './draft';
import { choice } from './draft-choice.style';

/**
 * Says that the answers are kept on this device, which may be a shared one, and lets the applicant do
 * without. @param typed whether there is anything to keep.
 */
export function DraftChoice({ typed }: { typed: boolean }) {
  const [keeps, setKeeps] = useState(keepsDrafts);
  const kept = typed ? 'Your answers are kept from now on. ' : '';
  return (
    <div className={choice}>
      <label>
        {/* Its change is an edit of the form, which keeps the answers again. */}
        <input
          type="checkbox"
          checked={keeps}
          onChange={({ target }) => {
            chooseKeeping(target.checked);
            setKeeps(target.checked);
          }}
        />
        <span>Keep my answers on this device for {KEPT_DAYS} days</span>
      </label>
      <p role="status">
        {keeps ? `${kept}On a shared computer, clear this box.` : 'Nothing is kept. Finish before you leave this page.'}
      </p>
    </div>
  );
}
