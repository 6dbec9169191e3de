import { primaryButton } from '../../ui/controls';
import { muted } from './field.style';
import { failureBox, progressBar, submitArea } from './submit-area.style';

interface SubmitAreaProps {
  /** The part that has been uploaded, 0 to 1; undefined while nothing is being sent. */
  progress?: number;
  /** Why the last try failed. */
  failure: string;
}

export function SubmitArea({ progress, failure }: SubmitAreaProps) {
  const isSending = progress !== undefined;
  return (
    <div className={submitArea}>
      <p className={muted}>
        By submitting you agree that, once the association has approved it, your profile is public: everyone can see
        your name, photo, batch, work, email and links in the alumni directory.
      </p>
      {failure && (
        <p className={failureBox} role="alert">
          {failure}
        </p>
      )}
      {isSending && <ProgressBar percent={Math.floor(progress * 100)} />}
      <button type="submit" className={primaryButton} disabled={isSending} part="button">
        {isSending ? 'Processing Your Application...' : 'Submit Application'}
      </button>
    </div>
  );
}

function ProgressBar({ percent }: { percent: number }) {
  return (
    <div className={progressBar}>
      <progress aria-label="Sending your application" max={100} value={percent} />
      <span>{percent < 100 ? `${percent} %` : 'Sent, waiting for the answer'}</span>
    </div>
  );
}
