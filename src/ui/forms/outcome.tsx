import type { ReactNode } from 'react';
import { CallError } from '../../api/call';
import { isEmail } from '../../model/forms/field-rules';
import type { Text, Translate } from '../../texts/text';
import { useTexts } from '../host/host';
import { plainButton, primaryButton } from '../style/controls';
import { extend, problem, row, sheet } from '../style/recipes.style';
import { intoView } from './controls';
import type { Failure } from './use-form';

const box = extend(row, sheet)`
  padding: 1em;
  font-weight: 400;
  color: var(--_text);
`;

const NOT_REACHED: Text = 'The server could not be reached. Check your connection.';
const NOTHING_LOST: Text = 'Nothing was sent: what you entered is still here.';

/** Returns what to show when a form was not sent: the server's reason, or that there was no response. */
export function notSent(t: Translate, error: unknown): Failure {
  const isAnswered = error instanceof CallError && error.code === 'status' && typeof error.body === 'object';
  const reason = isAnswered ? error.message : NOT_REACHED;
  return { text: `${t(reason as Text)} ${t(NOTHING_LOST)}` };
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

/** Offers to send the text by email. @param email the society's address; nothing is offered if it is invalid. */
export function emailOffer(t: Translate, email: string, subject: string, body = ''): ReactNode {
  if (!isEmail(email)) return '';
  const parameters = { subject, ...(body && { body: body.replaceAll('\n', '\r\n') }) };
  const query = Object.entries(parameters).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  const href = `mailto:${encodeURIComponent(email.trim()).replace('%40', '@')}?${query.join('&')}`;
  return (
    <span ref={intoView} className={box} aria-live="polite">
      <span>{t('One more step: send us the email.')}</span>
      <a className={primaryButton} href={href}>
        {t('Send it from your email program')}
      </a>
    </span>
  );
}
