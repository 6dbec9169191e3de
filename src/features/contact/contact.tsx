import { type FormEvent, type ReactNode, useId, useState } from 'react';
import {
  type ContactErrors,
  type ContactField,
  type ContactMessage,
  contactErrors,
  contactFields,
  trimmedContact,
} from '../../model/contact';
import { primaryButton } from '../../ui/controls';
import { closing, field, fields, form, heading, wrong } from './contact.style';

/** Said in an alert once the form is filled in well (spec, section 5). */
const THANKS = 'Thank you for reaching out! We’ll get back to you soon.';

const LABELS: Record<ContactField, string> = { name: 'Name', email: 'Email', message: 'Message' };

export interface ContactProps {
  /**
   * A message is ready; return false to send it yourself. The text then stays in the form until you
   * reset it, so that nothing is lost if sending fails. Nothing is sent by this form itself.
   */
  onContact?: (message: ContactMessage) => boolean | void;
  /** What the fields hold at first, as a draft that the host has kept. */
  draft?: Partial<ContactMessage>;
  /** The fields' present text, after each edit and after the form was cleared. */
  onDraft?: (draft: ContactMessage) => void;
}

/**
 * The 'Get in Touch' form. Its fields keep their text themselves, so that neither rendering nor
 * hydrating ever takes back what was typed.
 */
export function Contact({ onContact, draft = {}, onDraft }: ContactProps) {
  const [errors, setErrors] = useState<ContactErrors>({});
  const id = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const message = readMessage(event.currentTarget);
    const found = contactErrors(message);
    setErrors(found);
    const first = contactFields.find((name) => found[name]);
    if (first) return control(event.currentTarget, first)?.focus();
    if (onContact?.(trimmedContact(message)) === false) return;
    alert(THANKS);
    event.currentTarget.reset();
  }

  function note(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    setErrors((previous) => ({ ...previous, [name]: undefined }));
    onDraft?.(readMessage(event.currentTarget));
  }

  function forget() {
    setErrors({});
    onDraft?.({ name: '', email: '', message: '' });
  }

  /** What every field has, the error tied to it. */
  function common(name: ContactField) {
    return {
      id: `${id}-${name}`,
      name,
      required: true,
      'aria-invalid': errors[name] ? true : undefined,
      'aria-describedby': errors[name] ? `${id}-${name}-error` : undefined,
      part: 'field',
    };
  }

  function row(name: ContactField, input: ReactNode) {
    return (
      <div className={field}>
        <label htmlFor={`${id}-${name}`}>{LABELS[name]}</label>
        {input}
        {errors[name] && (
          <p id={`${id}-${name}-error`} className={wrong} part="error">
            {errors[name]}
          </p>
        )}
      </div>
    );
  }

  return (
    <form
      className={form}
      onSubmit={submit}
      onChange={note}
      onReset={forget}
      method="dialog" // sends nothing, even before this code is there
      noValidate
      aria-labelledby={`${id}-heading`}
      part="form"
    >
      <h2 id={`${id}-heading`} className={heading} part="heading">
        Get in Touch
      </h2>
      <div className={fields}>
        {row(
          'name',
          <input {...common('name')} type="text" autoComplete="name" dir="auto" defaultValue={draft.name} />,
        )}
        {row('email', <input {...common('email')} type="email" autoComplete="email" defaultValue={draft.email} />)}
        {row('message', <textarea {...common('message')} rows={6} dir="auto" defaultValue={draft.message} />)}
      </div>
      <div className={closing}>
        <button type="submit" className={primaryButton} part="button">
          Send Message
        </button>
        <small>All three fields are needed.</small>
      </div>
    </form>
  );
}

function readMessage(form: HTMLFormElement): ContactMessage {
  const text = (name: ContactField) => control(form, name)?.value ?? '';
  return { name: text('name'), email: text('email'), message: text('message') };
}

function control(form: HTMLFormElement, name: ContactField) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;
}
