import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callDesk } from '../../api/desk/call-desk';
import { failureText } from '../../api/desk/desk-failure';
import { dayText } from '../../model/desk/format';
import { ADDITION, type Addition } from '../../model/desk/newsletter-list';
import { emailProblem, pastedEmail } from '../../model/forms/field-rules';
import { visibleText } from '../../model/text/visible-text';
import { Field } from '../../ui/forms/field';
import { useForm } from '../../ui/forms/use-form';
import { plainButton } from '../../ui/style/controls';
import { Alert } from '../controls';
import { noteBox, part } from '../desk.style';
import { useDraftText } from '../drafts';

const UNCERTAIN = 'The address may have been added. It is safe to try again: no address is added twice.';

/** A form that adds one address. */
export function AddSubscriber() {
  const add = useMutation({ mutationFn: (email: string) => callDesk('/newsletter', ADDITION, { json: { email } }) });
  const [typed, setTyped] = useDraftText('subscriber');
  const [outcome, setOutcome] = useState('');
  const form = useForm<{ email: string }, Addition>({
    initial: { email: typed },
    read: ({ email = '' }) => ({ email: pastedEmail(email) }),
    check({ email }) {
      const message = emailProblem(email);
      return message ? [{ field: 'email', message }] : [];
    },
    onEdit(_, email) {
      setTyped(email);
      setOutcome('');
    },
    send: ({ email }) => add.mutateAsync(email),
    onSent(_, addition) {
      setTyped('');
      setOutcome(addition ? outcomeText(addition) : '');
    },
    onFailure: (error) => ({ text: failureText(error, UNCERTAIN) }),
  });
  return (
    <form {...form.form} className={part} aria-labelledby={`${form.id}-title`}>
      <h3 id={`${form.id}-title`}>Add one address</h3>
      <Field
        {...form.field('email')}
        label="Email"
        type="email"
        autoComplete="off"
        required
        isAnnounced
        action={
          <button {...form.button} className={plainButton}>
            {form.isSending ? 'Adding…' : 'Add'}
          </button>
        }
      />
      {form.failure && <Alert>{form.failure.text}</Alert>}
      <p className={noteBox} role="status">
        {outcome}
      </p>
    </form>
  );
}

function outcomeText({ email, outcome, leftAt }: Addition): string {
  const address = visibleText(email);
  if (outcome === 'added') return `${address} was added.`;
  if (outcome === 'known') return `${address} is already on the list.`;
  const when = leftAt ? ` on ${dayText(leftAt)}` : '';
  return `${address} was not added: it unsubscribed${when}. Only its owner can resubscribe it, by signing up.`;
}
