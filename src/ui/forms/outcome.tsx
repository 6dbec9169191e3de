import type { ReactNode } from 'react';
import { mailLink } from '../../model/addresses/links';
import { isEmail } from '../../model/forms/field-rules';
import { withoutInvisible } from '../../model/text/text';
import type { Text, Translate } from '../../texts/text';
import { CopyButton } from '../copy-button';
import { useTexts } from '../host/host';
import { plainButton, primaryButton } from '../style/controls';
import { extend, problem, row, sheet } from '../style/recipes.style';
import { intoView } from './controls';
import { failureReason, mayHaveArrived } from './failure-reason';
import type { Failure } from './use-form';

const box = extend(row, sheet)`
  padding: 1em;
  font-weight: 400;
  color: var(--_text);
`;

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
    <p className={box} role="alert">
      <span className={problem}>{text}</span>
      {!isBlocked && (
        <button type="submit" className={plainButton}>
          {t('Try Again')}
        </button>
      )}
    </p>
  );
}

interface EmailOffer {
  /** The society's address; nothing is offered if it is invalid. */
  email: string;
  subject: string;
  body?: string;
  /** Called when the visitor opens the email or copies its text. */
  onUse?: () => void;
}

/** Offers to send the text by email. */
export function emailOffer(t: Translate, { email, subject, body = '', onUse }: EmailOffer): ReactNode {
  const address = withoutInvisible(email);
  if (!isEmail(address)) return '';
  const { href, isShortened } = mailLink(address, { subject, body });
  return (
    <span ref={intoView} className={box} aria-live="polite">
      <span>{t('Not sent yet: send us the email.')}</span>
      {isShortened && (
        <span>{t('Only the start of your message fits. Copy the whole message, and paste it into the email.')}</span>
      )}
      <a className={primaryButton} href={href} onClick={onUse}>
        {t('Send it from your email program')}
      </a>
      {body && (
        <CopyButton text={body} onCopied={onUse}>
          {t('Copy the message')}
        </CopyButton>
      )}
    </span>
  );
}
