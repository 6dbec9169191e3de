import { plainButton } from '../../ui/controls';
import { draftBox } from './draft-notice.style';

/** Says that answers from an earlier visit stand in the form, and takes them away if they are not wanted. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className={draftBox} role="status">
      <p>
        <b>Draft restored</b> <span>Your earlier answers were kept on this device.</span>
      </p>
      <button type="button" className={plainButton} onClick={onDiscard}>
        Discard
      </button>
    </div>
  );
}
