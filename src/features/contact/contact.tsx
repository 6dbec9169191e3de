import { type ElementType, type FormEvent, type ReactNode, useId, useState } from 'react';
import {
  CONTACT_THANKS,
  type ContactErrors,
  type ContactField,
  type ContactMessage,
  contactErrors,
  contactFields,
  trimmedContact,
} from '../../model/forms/contact';
import type { Text } from '../../texts/text';
import { onBlockedSubmit } from '../../ui/forms/blocked-submit';
import { useHasHeadings } from '../../ui/host/host';
import { primaryButton } from '../../ui/style/controls';
import { Heading } from '../../ui/text/heading';
import { useTexts } from '../../ui/text/use-texts';
import { closing, errorText, field, fields, form } from './contact.style';

/** Label, element and attributes of each control. */
const CONTROLS: Record<ContactField, [label: Text, Control: ElementType, attributes: object]> = {
  name: ['Name', 'input', { type: 'text', autoComplete: 'name', dir: 'auto' }],
  email: ['Email', 'input', { type: 'email', autoComplete: 'email' }],
  message: ['Message', 'textarea', { rows: 6, dir: 'auto' }],
};

const loadFollowUp = () => import('./follow-up');

/** Nobody closes an alert faster than this. */
const INSTANT_MS = 10;

const NOT_LOADED = 'The message could not be sent. Check your connection, then try again.';

export interface ContactProps {
  api?: string;
  /** Sends messages to the server at `api`. Off by default: the form then thanks and sends nothing. */
  send?: boolean | undefined;
  /** Address of the society. Where nothing is sent, visitors are then offered to send their message by email. */
  email?: string;
  /**
   * A message is ready; return false to send it yourself. The text then stays in the form until you
   * reset it, so that nothing is lost if sending fails. Without `send`, nothing is sent by this form itself.
   */
  onContact?: (message: ContactMessage) => boolean | void;
  /** What the fields hold at first, as a draft that the host has kept. */
  draft?: Partial<ContactMessage>;
  /** The fields' present text, after each edit and after the form was cleared. */
  onDraft?: (draft: ContactMessage) => void;
}

/**
 * The 'Get in Touch' form. Its controls hold the text themselves, so that neither rendering nor
 * hydrating replaces what was typed.
 */
export function Contact(props: ContactProps) {
  const t = useTexts();
  const { send, email, onContact, onDraft } = props;
  /** What a reset form goes back to: nothing, once the draft has been sent. */
  const [draft, setDraft] = useState(props.draft ?? {});
  const [errors, setErrors] = useState<ContactErrors>({});
  const [isSending, setSending] = useState(false);
  /** What has become of the message. */
  const [note, setNote] = useState<ReactNode>();
  const [isThanked, setThanked] = useState(false);
  const id = useId();
  const hasHeadings = useHasHeadings();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const { currentTarget } = event;
    const message = readMessage(currentTarget);
    const found = contactErrors(message);
    setErrors(found);
    const first = contactFields.find((name) => found[name]);
    if (first) {
      currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    } else if (onContact?.(trimmedContact(message)) !== false) {
      proceed(currentTarget, trimmedContact(message));
    }
  }

  function proceed(form: HTMLFormElement, written: ContactMessage) {
    const onSent = () => {
      const from = performance.now();
      alert(t(CONTACT_THANKS));
      // Not shown in a frame that is sandboxed without allow-modals, nor where the browser keeps a page from alerts.
      setThanked(performance.now() - from < INSTANT_MS);
    };
    if (!send) {
      onSent();
      form.reset();
    }
    if (send || email)
      loadFollowUp().then(
        ({ followUp }) => followUp(props, written, { form, t, onSending: setSending, onNote: setNote, onSent }),
        () => send && setNote(t(NOT_LOADED)),
      );
  }

  function edit(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    setErrors((previous) => ({ ...previous, [name]: undefined }));
    setNote(undefined);
    setThanked(false);
    onDraft?.(readMessage(event.currentTarget));
  }

  function reset() {
    setErrors({});
    setNote(undefined);
    setDraft({});
    onDraft?.({ name: '', email: '', message: '' });
  }

  return (
    <form
      className={form}
      onSubmit={submit}
      onChange={edit}
      onReset={reset}
      onFocus={send ? followUpSoon : undefined}
      method="dialog" // sends nothing, even before this code has loaded
      noValidate
      aria-labelledby={hasHeadings ? `${id}-heading` : undefined}
      aria-label={hasHeadings ? undefined : t('Get in Touch')}
      part="form"
    >
      {hasHeadings && (
        <Heading level={2} id={`${id}-heading`} part="heading">
          {t('Get in Touch')}
        </Heading>
      )}
      <div className={fields}>
        {contactFields.map((name) => (
          <Field key={name} id={`${id}-${name}`} name={name} initial={draft[name]} error={errors[name]} />
        ))}
      </div>
      <div className={closing}>
        <button
          type="submit"
          className={primaryButton}
          aria-disabled={isSending || undefined}
          onClick={(press) => onBlockedSubmit(press, (reason) => setNote(t(reason)))}
          part="button"
        >
          {t(isSending ? 'Sending…' : 'Send Message')}
        </button>
        <small>{t('All three fields are needed.')}</small>
      </div>
      <p role="status">{isThanked && t(CONTACT_THANKS)}</p>
      {note && (
        <p className={errorText} role="alert">
          {note}
        </p>
      )}
    </form>
  );
}

/** So that it is there even if the server goes away while somebody writes. */
function followUpSoon() {
  loadFollowUp().catch(() => {}); // it is tried again
}

interface FieldProps {
  id: string;
  name: ContactField;
  initial?: string;
  error?: Text;
}

function Field({ id, name, initial, error }: FieldProps) {
  const t = useTexts();
  const [label, Control, attributes] = CONTROLS[name];
  return (
    <div className={field}>
      <label htmlFor={id}>{t(label)}</label>
      <Control
        {...attributes}
        id={id}
        name={name}
        required
        defaultValue={initial}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        part="field"
      />
      {error && (
        <p id={`${id}-error`} className={errorText} part="error">
          {t(error)}
        </p>
      )}
    </div>
  );
}

function readMessage(form: HTMLFormElement): ContactMessage {
  const { name, email, message } = Object.fromEntries(new FormData(form)) as Record<ContactField, string>;
  return { name, email, message };
}
