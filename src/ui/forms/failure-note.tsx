import type { Text, Translate } from '../../texts/text';
import { useTexts } from '../host/host';
import { plainButton } from '../style/controls';
import { problemText } from '../style/recipes.style';
import { failureReason, mayHaveArrived } from './failure-reason';
import { outcomeBox } from './form.style';
import type { Failure } from './form-options';

const NOTHING_SENT: Text = 'Nothing was sent: what you entered is still here.';
const UNCERTAIN: Text = 'It may have arrived. What you entered is still here, and it is safe to try again.';

/** Returns what to show when a form was not sent, or when it is unknown whether it was. */
export function notSent(t: Translate, error: unknown): Failure {
  return { text: `${failureReason(t, error)} ${t(mayHaveArrived(error) ? UNCERTAIN : NOTHING_SENT)}` };
}

/** Why a form was not sent, with a button that sends it again. */
export function FailureNote({ failure: { text, isBlocked } }: { failure: Failure }) {
  const t = useTexts();
  return (
    <p className={outcomeBox} role="alert">
      <span className={problemText}>{text}</span>
      {!isBlocked && (
        <button type="submit" className={plainButton}>
          {t('Try Again')}
        </button>
      )}
    </p>
  );
}
