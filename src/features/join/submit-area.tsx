import type { Text } from '../../texts/text';
import { onBlockedSubmit } from '../../ui/forms/blocked-submit';
import { primaryButton } from '../../ui/style/controls';
import { css } from '../../ui/style/style';
import { useTexts } from '../../ui/text/use-texts';
import { muted } from './field.style';
import { ProgressBar } from './on-submit';

const consent = css`
  display: grid;
  gap: 1.25em;
  padding-top: 1.25em;
  border-top: 1px solid var(--_border-strong);
  & > :first-child {
    max-width: 60ch;
  }
`;

/** The dialog keeps it in view on a phone (join-dialog.style.ts). */
const submitBar = css`
  padding-top: 1.25em;
  @container (min-width: 44em) {
    margin-inline-start: 15em;
  }
  & > button {
    min-height: 3em;
    padding-inline: 1.75em;
  }
`;

const failureBox = css`
  padding: 0.9em 1.1em;
  border: 1px solid var(--_danger);
  border-inline-start-width: 4px;
  border-radius: var(--_radius);
  color: var(--_danger);
`;

interface ConsentProps {
  /** The part that has been uploaded, 0 to 1; undefined while nothing is being sent. */
  progress?: number;
  /** Why the last try failed. */
  failure: string;
}

/** What the applicant agrees to by submitting, and how that goes. */
export function Consent({ progress, failure }: ConsentProps) {
  const t = useTexts();
  return (
    <div className={consent}>
      <p className={muted}>
        {t(
          'By submitting you agree that, once the association has approved it, your profile is public: everyone can see your name, photo, batch, work, email and links in the alumni directory.',
        )}
      </p>
      {failure && (
        <p className={failureBox} role="alert">
          {failure}
        </p>
      )}
      {progress !== undefined && <ProgressBar percent={Math.floor(progress * 100)} />}
    </div>
  );
}

interface SubmitButtonProps {
  isSending: boolean;
  /** Called with the reason when the page does not let the form be sent. */
  onBlocked: (reason: Text) => void;
}

export function SubmitButton({ isSending, onBlocked }: SubmitButtonProps) {
  const t = useTexts();
  return (
    <div className={submitBar} data-submit="">
      <button
        type="submit"
        className={primaryButton}
        disabled={isSending}
        onClick={(press) => onBlockedSubmit(press, onBlocked)}
        part="button"
      >
        {t(isSending ? 'Processing Your Application...' : 'Submit Application')}
      </button>
    </div>
  );
}
