import { type FormEvent, useEffect, useId, useState } from 'react';
import { isEmail } from '../../model/email';
import { primaryButton } from '../../ui/controls';
import { css } from '../../ui/style';

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.4em;
  & > label {
    font-weight: 600;
  }
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5em;
  & > input {
    flex: 1 1 12em;
    min-width: 0;
    min-height: 2.75em;
    padding: 0.35em 0.75em;
    border: 1px solid var(--_border-strong);
    border-radius: var(--_radius);
    color: var(--_text);
    background: var(--_surface);
  }
  & > input[aria-invalid] {
    border: 2px solid var(--_danger);
  }
`;

const errorText = css`
  color: var(--_danger);
  font-weight: 600;
`;

const status = css`
  min-height: 1.5em;
`;

const THANKS_MS = 3000;

export interface NewsletterProps {
  /**
   * An address was given; return false to send it yourself. It then stays in the field until you reset
   * the form, so that nothing is lost if sending fails. Nothing is sent by this form itself.
   */
  onSubscribe?: (detail: { email: string }) => boolean | void;
}

/** A field for an address, and a thank-you. */
export function Newsletter({ onSubscribe }: NewsletterProps) {
  const [error, setError] = useState('');
  /** Counts the submits, so that each is thanked for the full time; 0 when the thanks are over. */
  const [thanks, setThanks] = useState(0);
  const id = useId();

  useEffect(() => {
    if (thanks === 0) return;
    const timer = setTimeout(() => setThanks(0), THANKS_MS);
    return () => clearTimeout(timer);
  }, [thanks]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    const problem = email ? (isEmail(email) ? '' : 'Email is invalid.') : 'Email is required.';
    setError(problem);
    if (problem || onSubscribe?.({ email }) === false) return;
    event.currentTarget.reset();
    setThanks((count) => count + 1);
  }

  function clearError() {
    setError('');
  }

  return (
    <form className={form} onSubmit={submit} onChange={clearError} onReset={clearError} method="dialog" noValidate>
      <label htmlFor={id}>Email</label>
      <div className={row}>
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          placeholder="Enter your email"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          part="field"
        />
        <button type="submit" className={primaryButton} part="button">
          Subscribe
        </button>
      </div>
      {error && (
        <p id={`${id}-error`} className={errorText} role="alert">
          {error}
        </p>
      )}
      <p className={status} role="status">
        {thanks > 0 && 'Thank you for subscribing!'}
      </p>
    </form>
  );
}
