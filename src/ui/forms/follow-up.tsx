import type { ReactNode } from 'react';
import { CallError, callJson } from '../../api/call';
import { isEmail } from '../../model/forms/email';
import type { Text, Translate } from '../../texts/text';
import { plainButton } from '../style/controls';
import { css } from '../style/style';

/*
 * What follows when a form was filled in where it is sent, or where an email is offered instead. Loaded when somebody
 * uses the form: most people who see it never do.
 */

const box = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5em 1em;
  font-weight: 400;
  color: var(--_text);
`;

const failure = css`
  color: var(--_danger);
  font-weight: 600;
`;

const NOT_REACHED: Text = 'The server could not be reached. Check your connection.';
const NOTHING_LOST = 'Nothing was sent: what you entered is still here.';

/** Whether and where a form is sent, or an email goes. */
export interface Receiver {
  api?: string;
  send?: boolean | undefined;
  email?: string;
}

/** A form that is to be sent, and what it shows. */
export interface Sending {
  form: HTMLFormElement;
  /** Gives its texts. */
  t: Translate;
  onSending(isSending: boolean): void;
  /** Shows what stands below the form, and is announced. */
  onNote(note: ReactNode): void;
  /** It has arrived. */
  onSent(): void;
}

/** The idempotency key of what is in a form: the same for each try, until one has succeeded. */
const keys = new WeakMap<HTMLFormElement, string>();

/** Sends a form. What was typed stays until it has arrived, and beyond that if it was changed meanwhile. */
export async function sendForm(url: string, fields: object, { form, t, onSending, onNote, onSent }: Sending) {
  const key = keys.get(form) ?? newKey();
  keys.set(form, key);
  onSending(true);
  onNote('');
  const sent = textOf(form);
  try {
    const headers = { 'content-type': 'application/json' };
    await callJson(url, { method: 'POST', headers, body: JSON.stringify({ ...fields, attemptId: key }) });
    keys.delete(form);
    onSent();
    if (textOf(form) === sent) form.reset();
  } catch (error) {
    onNote(
      <span className={box}>
        <span className={failure}>
          {t(reasonOf(error))} {t(NOTHING_LOST)}
        </span>
        <button type="submit" className={plainButton}>
          {t('Try Again')}
        </button>
      </span>,
    );
  } finally {
    onSending(false);
  }
}

/** 128 random bits. `crypto.randomUUID` is missing on pages without https. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

function textOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)]);
}

function reasonOf(error: unknown): string {
  const isAnswered = error instanceof CallError && error.code === 'status' && typeof error.body === 'object';
  return isAnswered ? error.message : NOT_REACHED;
}

/** Offers an email to send as the next step. @param email of the society; without one, nothing is offered. */
export function emailOffer(t: Translate, email: string, subject: string, body = ''): ReactNode {
  if (!isEmail(email)) return '';
  const parameters = { subject, ...(body && { body: body.replaceAll('\n', '\r\n') }) };
  const query = Object.entries(parameters).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  const href = `mailto:${encodeURIComponent(email.trim()).replace('%40', '@')}?${query.join('&')}`;
  return (
    <span className={box} aria-live="polite">
      <span>
        {t('One more step: send us the email we have prepared.')}{' '}
        <a href={href}>{t('Open it in your email program')}</a>
      </span>
    </span>
  );
}
