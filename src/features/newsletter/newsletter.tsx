import { type FormEvent, useEffect, useId, useState } from 'react';
import { isEmail } from '../../model/email';
import { primaryButton } from '../../ui/controls';
import { done, field, form, wrong } from './newsletter.style';

/** How long the thank-you shows before the field is back (spec, section 9). */
const THANKS_MS = 3000;

export interface NewsletterProps {
  /**
   * An address was given; return false to send it yourself. It then stays in the field until you reset
   * the form, so that nothing is lost if sending fails. Nothing is sent by this form itself.
   */
  onSubscribe?: (detail: { email: string }) => boolean | void;
}

/** A field for an address and a thank-you. It sends nothing (spec, section 7). */
export function Newsletter({ onSubscribe }: NewsletterProps) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState('');
  /** Counts the submits that are being thanked for; each is for the full time. */
  const [thanks, setThanks] = useState(0);
  const id = useId();

  useEffect(() => {
    if (thanks === 0) return;
    const timer = setTimeout(() => setThanks(0), THANKS_MS);
    return () => clearTimeout(timer);
  }, [thanks]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const address = email.trim();
    const problem = address ? (isEmail(address) ? '' : 'Email is invalid.') : 'Email is required.';
    setError(problem);
    if (problem) return;
    if (onSubscribe?.({ email: address }) === false) return;
    setEmail('');
    setThanks((count) => count + 1);
  }

  function forget() {
    setEmail('');
    setError('');
  }

  return (
    <form className={form} onSubmit={submit} onReset={forget} method="dialog" noValidate>
      <label htmlFor={`${id}-email`}>Email</label>
      <div className={field}>
        <input
          id={`${id}-email`}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          placeholder="Enter your email"
          required
          value={email}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(change) => {
            setEmail(change.target.value);
            setError('');
          }}
          part="field"
        />
        <button type="submit" className={primaryButton} part="button">
          Subscribe
        </button>
      </div>
      {error && (
        <p id={`${id}-error`} className={wrong} role="alert">
          {error}
        </p>
      )}
      <p className={done} role="status">
        {thanks > 0 && 'Thank you for subscribing!'}
      </p>
    </form>
  );
}
