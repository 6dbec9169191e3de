import { plainButton } from '../../ui/controls';
import { draftNotice } from './draft-notice.style';

/** Shown above a form that starts with the answers of an earlier visit. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className={draftNotice} role="status">
      <p>
        <b>Draft restored</b> <span>Your earlier answers were kept on this device.</span>
      </p>
      <button type="button" className={plainButton} onClick={onDiscard}>
        Discard
      </button>
    </div>
  );
}
