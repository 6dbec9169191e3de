import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { isEmail } from '../../model/forms/email';
import type { Text } from '../../texts/text';
import { onBlockedSubmit } from '../../ui/forms/blocked-submit';
import { primaryButton } from '../../ui/style/controls';
import { css } from '../../ui/style/style';
import { useTexts } from '../../ui/text/use-texts';

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.4em;
  & > label,
  & > [role='alert'] {
    font-weight: 600;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
  }
  & input {
    flex: 1 1 12em;
    min-width: 0;
    min-height: 2.75em;
    padding: 0.35em 0.75em;
    border: 1px solid var(--_border-strong);
    border-radius: var(--_radius);
    color: var(--_text);
    background: var(--_surface);
  }
  & input[aria-invalid] {
    border: 2px solid var(--_danger);
  }
  & > [role='alert'] {
    color: var(--_danger);
  }
  & > [role='status'] {
    min-height: 1.5em;
  }
`;

/** Below the thanks. */
const offer = css`
  order: 1;
`;

const THANKS_MS = 3000;

export interface NewsletterProps {
  api?: string;
  /** Sends addresses to the server at `api`. Off by default: the form then thanks and sends nothing. */
  send?: boolean | undefined;
  /** Address of the society. Where nothing is sent, visitors are then offered to subscribe by email. */
  email?: string;
  /**
   * An address was given; return false to send it yourself. It then stays in the field until you reset
   * the form, so that nothing is lost if sending fails. Without `send`, nothing is sent by this form itself.
   */
  onSubscribe?: (detail: { email: string }) => boolean | void;
}

/** A field for an address, and a thank-you. */
export function Newsletter(props: NewsletterProps) {
  const t = useTexts();
  /** What is wrong with the address, as a text, or what has become of it. */
  const [note, setNote] = useState<ReactNode>('');
  const [isSending, setSending] = useState(false);
  /** The timer that ends the thanks; 0 while nobody is thanked. */
  const [timer, setTimer] = useState(0);
  const id = useId();
  const isWrong = note && typeof note === 'string' ? true : undefined;

  // Each submit is thanked for the full time.
  useEffect(() => () => clearTimeout(timer), [timer]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { send, onSubscribe } = props;
    const email: string = form.email.value.trim();
    const problem: Text | '' = email ? (isEmail(email) ? '' : 'Email is invalid.') : 'Email is required.';
    setNote(problem);
    if (problem || isSending || onSubscribe?.({ email }) === false) return;
    const thank = () => setTimer(window.setTimeout(setTimer, THANKS_MS, 0));
    if (!send) {
      form.reset();
      thank();
    }
    if (send || props.email)
      import('./follow-up').then(
        ({ followUp }) => followUp(props, email, form, t, setSending, setNote, thank),
        () => send && setNote('Not sent. Try again.' satisfies Text),
      );
  }

  function clearNote() {
    setNote('');
  }

  return (
    <form className={form} onSubmit={submit} onChange={clearNote} onReset={clearNote} method="dialog" noValidate>
      <label htmlFor={id}>{t('Email')}</label>
      <div>
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          placeholder={t('Enter your email')}
          required
          aria-invalid={isWrong}
          aria-describedby={isWrong && `${id}-error`}
          part="field"
        />
        <button
          type="submit"
          className={primaryButton}
          aria-disabled={isSending}
          onClick={(press) => onBlockedSubmit(press, setNote)}
          part="button"
        >
          {t(isSending ? 'Sending…' : 'Subscribe')}
        </button>
      </div>
      {note && (
        <p id={`${id}-error`} className={isWrong ? '' : offer} role={isWrong || props.send ? 'alert' : undefined}>
          {isWrong ? t(note as Text) : note}
        </p>
      )}
      <p role="status">{timer > 0 && t('Thank you for subscribing!')}</p>
    </form>
  );
}
