import { useState } from 'react';
import { postJson } from '../../api/call';
import { CONTACT_PATH } from '../../model/addresses/api-paths';
import { CONTACT_THANKS, type ContactMessage, cleanContact, contactErrors } from '../../model/forms/contact';
import { isEmail, pastedEmail } from '../../model/forms/field-rules';
import { withoutInvisible } from '../../model/text/clean-text';
import { FailureNote, notSent } from '../../ui/forms/failure-note';
import { Field, type FieldLook, plainLook } from '../../ui/forms/field';
import { hintText } from '../../ui/forms/form.style';
import { LazyEmailOffer, preloadEmailOffer } from '../../ui/forms/lazy-email-offer';
import { useForm } from '../../ui/forms/use-form';
import { Heading, useHasHeadings, useTexts } from '../../ui/host/host';
import { primaryButton } from '../../ui/style/controls';
import { extend, row, stack } from '../../ui/style/recipes.style';
import { css } from '../../ui/style/style';

const contactForm = extend(stack)`
  container-type: inline-size;
  gap: 1.25em;
`;

/** Name and email are side by side where there is space. */
const fields = extend(stack)`
  gap: 1.25em;
  @container (min-width: 34em) {
    grid-template-columns: 1fr 1fr;
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const closing = extend(row)`
  gap: 0.75em 1.5em;
  & > button {
    min-width: min(12em, 100%);
    min-height: 3em;
  }
`;

const thanks = css`
  &:not(:empty) {
    padding: 1em 1.25em;
    border-inline-start: 4px solid var(--_accent);
    background: var(--_surface);
    font-size: 1.15em;
    font-weight: 600;
  }
`;

/** People take longer than this to close an alert. If `alert()` returns sooner, nothing was shown. */
const INSTANT_MS = 200;

const look: FieldLook = { ...plainLook, errorPart: 'error' };

const EMPTY: ContactMessage = { name: '', email: '', message: '' };

export interface ContactProps {
  api?: string;
  /** Sends messages to the server at `api`. Off by default: the form then shows a thank-you and sends nothing. */
  send?: boolean | undefined;
  /**
   * Email address of the society. If the form sends nothing, visitors can email their message instead. The form then
   * keeps its text until they do.
   */
  email?: string;
  /**
   * Called with a valid message. Return false to send it yourself. The text then stays in the form until you
   * reset it, so that nothing is lost if sending fails. Without `send`, the form itself sends nothing.
   */
  onContact?: (message: ContactMessage) => boolean | void;
  /** Initial values of the fields, such as a draft kept by the host. */
  draft?: Partial<ContactMessage>;
  /** Called with the fields' current text after each edit, and after the form is cleared. */
  onDraft?: (draft: ContactMessage) => void;
}

/** The 'Get in Touch' form. */
export function Contact({ api = '', send, email = '', onContact, draft, onDraft }: ContactProps) {
  const t = useTexts();
  const canOffer = !send && isEmail(withoutInvisible(email));
  /** The form's initial values: the draft, or nothing once the form has been reset. */
  const [initial, setInitial] = useState<Partial<ContactMessage>>(draft ?? {});
  /** The message to offer to send by email. */
  const [offered, setOffered] = useState<ContactMessage>();
  const [isThanked, setThanked] = useState(false);
  const hasHeadings = useHasHeadings();
  const form = useForm<ContactMessage>({
    initial,
    read(answers) {
      const { email = '' } = answers;
      return cleanContact({ ...EMPTY, ...answers, email: pastedEmail(email) });
    },
    check: (message) => Object.entries(contactErrors(message)).map(([field, text]) => ({ field, message: text })),
    onValid: onContact,
    send: send ? (message, { attemptId }) => postJson(api + CONTACT_PATH, { ...message, attemptId }) : undefined,
    onSent(message) {
      const from = performance.now();
      alert(t(CONTACT_THANKS));
      // No alert appears in a frame sandboxed without allow-modals, or if the browser suppresses the page's alerts.
      setThanked(performance.now() - from < INSTANT_MS);
      if (canOffer) setOffered(message);
    },
    // The visitor still has to send the email, and mail programs may fail to open it.
    isCleared: !canOffer,
    onFailure: (error) => notSent(t, error),
    onEdit(_name, _value, answers) {
      clearOutcome();
      if (canOffer) preloadEmailOffer();
      onDraft?.({ ...EMPTY, ...answers });
    },
    onReset() {
      clearOutcome();
      setInitial({});
      onDraft?.(EMPTY);
    },
  });

  function clearOutcome() {
    form.clearFailure();
    setOffered(undefined);
    setThanked(false);
  }

  return (
    <form
      {...form.form}
      className={contactForm}
      method="dialog" // sends nothing, even before this code has loaded
      aria-labelledby={hasHeadings ? `${form.id}-heading` : undefined}
      aria-label={hasHeadings ? undefined : t('Get in Touch')}
      part="form"
    >
      {hasHeadings && (
        <Heading level={2} id={`${form.id}-heading`} part="heading">
          {t('Get in Touch')}
        </Heading>
      )}
      <div className={fields}>
        <Field {...form.field('name')} label="Name" autoComplete="name" required look={look} />
        <Field {...form.field('email')} label="Email" type="email" autoComplete="email" required look={look} />
        <Field {...form.field('message')} label="Message" rows={6} required look={look} />
      </div>
      <div className={closing}>
        <button {...form.button} className={primaryButton} part="button">
          {t(form.isSending ? 'Sending…' : 'Send Message')}
        </button>
        <small className={hintText}>{t('All three fields are required.')}</small>
      </div>
      <p role="status" className={thanks}>
        {isThanked && t(CONTACT_THANKS)}
      </p>
      {form.failure && <FailureNote failure={form.failure} />}
      {offered && (
        <p role="alert">
          <LazyEmailOffer
            email={email}
            subject={t('Message from {name}', { name: offered.name })}
            body={signed(offered)}
            onUse={() => {
              // The message can still be copied.
              form.ref.current?.reset();
              setOffered(offered);
            }}
          />
        </p>
      )}
    </form>
  );
}

/** Returns the text of an email, signed with the sender's name and address. */
function signed({ name, email, message }: ContactMessage): string {
  return `${message}\n\n${name}\n${email}`;
}
