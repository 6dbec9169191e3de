import { useEffect, useState } from 'react';
import { postJson } from '../../api/call';
import { SUBSCRIBE_PATH } from '../../model/addresses/api-paths';
import { emailProblem, isEmail, pastedEmail } from '../../model/forms/field-rules';
import { withoutInvisible } from '../../model/text/clean-text';
import { FailureNote, notSent } from '../../ui/forms/failure-note';
import { Field, type FieldLook, plainLook } from '../../ui/forms/field';
import { field, control as plainControl } from '../../ui/forms/form.style';
import { LazyEmailOffer, preloadEmailOffer } from '../../ui/forms/lazy-email-offer';
import { useForm } from '../../ui/forms/use-form';
import { useTexts } from '../../ui/host/host';
import { primaryButton } from '../../ui/style/controls';
import { extend, stack } from '../../ui/style/recipes.style';

const newsletterForm = extend(stack)`
  gap: 0.4em;
  & > [aria-live] {
    min-height: 1.5em;
  }
`;

const box = extend(field)`
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5em;
  }
`;

const control = extend(plainControl)`
  flex: 1 1 10em;
  color: var(--_text);
`;

const look: FieldLook = { ...plainLook, box, control };

const THANKS_MS = 3000;

export interface NewsletterProps {
  api?: string;
  /** Sends addresses to the server at `api`. Off by default: the form then shows a thank-you and sends nothing. */
  send?: boolean | undefined;
  /** Email address of the society. If the form sends nothing, visitors can subscribe by email instead. */
  email?: string;
  /**
   * Called with a valid address. Return false to send it yourself. It then stays in the field until you reset
   * the form, so that nothing is lost if sending fails. Without `send`, the form itself sends nothing.
   */
  onSubscribe?: (detail: { email: string }) => boolean | void;
}

/** A field for an email address, then a thank-you. */
export function Newsletter({ api = '', send, email: society = '', onSubscribe }: NewsletterProps) {
  const t = useTexts();
  const [isOffered, setOffered] = useState(false);
  const canOffer = !send && isEmail(withoutInvisible(society));
  /** The timer that hides the thank-you; 0 when it isn't shown. */
  const [timer, setTimer] = useState(0);
  const form = useForm<{ email: string }>({
    read: ({ email = '' }) => ({ email: pastedEmail(email) }),
    check({ email }) {
      const message = emailProblem(email);
      return message ? [{ field: 'email', message }] : [];
    },
    focus: () => {}, // there is only one field, and its error is announced
    onValid: onSubscribe,
    send: send ? ({ email }, { attemptId }) => postJson(api + SUBSCRIBE_PATH, { email, attemptId }) : undefined,
    onSent() {
      setTimer(window.setTimeout(setTimer, THANKS_MS, 0));
      setOffered(canOffer);
    },
    onFailure: (error) => notSent(t, error),
    onEdit() {
      clearOutcome();
      if (canOffer) preloadEmailOffer();
    },
    onReset: clearOutcome,
  });

  // After each submission, the thank-you is shown for the full time.
  useEffect(() => () => clearTimeout(timer), [timer]);

  function clearOutcome() {
    form.clearFailure();
    setOffered(false);
  }

  return (
    <form {...form.form} className={newsletterForm} method="dialog">
      <Field
        {...form.field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        placeholder={t('Enter your email')}
        required
        isAnnounced
        look={look}
        action={
          <button {...form.button} className={primaryButton} part="button">
            {t(form.isSending ? 'Sending…' : 'Subscribe')}
          </button>
        }
      />
      <p aria-live="polite">{timer > 0 && t('Thank you for subscribing!')}</p>
      {form.failure && <FailureNote failure={form.failure} />}
      {isOffered && (
        <p>
          <LazyEmailOffer email={society} subject={t('Newsletter')} />
        </p>
      )}
    </form>
  );
}
