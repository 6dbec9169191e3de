import { type FormEvent, useId, useRef, useState } from 'react';
import { failureText } from '../../../api/desk/call-desk';
import { addSubscriber } from '../../../api/desk/newsletter';
import { loadSubscribers } from '../../../api/desk/subscribers';
import type { Addition } from '../../../model/desk/newsletter-list';
import { isEmail } from '../../../model/forms/field-rules';
import { visibleText } from '../../../model/text/visible-text';
import { control, errorText, field, labelText } from '../../../ui/forms/form.style';
import { plainButton } from '../../../ui/style/controls';
import { part, row, statusLine } from './newsletter.style';
import { dayOf } from './texts';

const UNANSWERED = 'The address may have been added. It is safe to try again: no address is added twice.';

/** A field for one address. It is emptied only when the address is on the list. */
export function AddSubscriber() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState('');
  const [outcome, setOutcome] = useState('');
  const [isSending, setSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  async function add(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setOutcome('');
    const wrong = email.trim() ? (isEmail(email) ? '' : 'This is not an email address.') : 'Enter an email address.';
    setError(wrong);
    input.current?.focus();
    if (wrong) return;
    setSending(true);
    try {
      const added = await addSubscriber(email);
      setEmail((current) => (current === email ? '' : current));
      setOutcome(outcomeText(added));
      if (added.outcome === 'added') void loadSubscribers();
    } catch (failure) {
      setError(failureText(failure, UNANSWERED));
    } finally {
      setSending(false);
    }
  }

  return (
    <form className={part} onSubmit={add} noValidate aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>Add one address</h3>
      <div className={row}>
        <div className={field}>
          <label className={labelText} htmlFor={id}>
            Email
          </label>
          <input
            ref={input}
            id={id}
            className={control}
            type="email"
            autoComplete="off"
            value={email}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={({ target }) => setEmail(target.value)}
          />
        </div>
        <button type="submit" className={plainButton} aria-disabled={isSending || undefined}>
          {isSending ? 'Adding…' : 'Add'}
        </button>
      </div>
      {error && (
        <p id={`${id}-error`} className={errorText} role="alert">
          {error}
        </p>
      )}
      <p className={statusLine} role="status">
        {outcome}
      </p>
    </form>
  );
}

function outcomeText({ email, outcome, leftAt }: Addition): string {
  const shown = visibleText(email);
  if (outcome === 'added') return `${shown} was added.`;
  if (outcome === 'known') return `${shown} is already on the list.`;
  const when = leftAt ? ` on ${dayOf(leftAt)}` : '';
  return `${shown} was not added: it unsubscribed${when}. Only its owner can subscribe it again, by signing up.`;
}
