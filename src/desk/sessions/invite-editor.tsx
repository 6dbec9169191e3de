import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../api/desk/desk-failure';
import { momentText } from '../../model/desk/format';
import { type Invitation, NAME_RULE, officerName } from '../../model/desk/session';
import { visibleText } from '../../model/text/visible-text';
import { CopyButton } from '../../ui/copy-button';
import { Field } from '../../ui/forms/field';
import { useForm } from '../../ui/forms/use-form';
import { plainButton } from '../../ui/style/controls';
import { box, extend, mono, row } from '../../ui/style/recipes.style';
import { Alert } from '../shared/controls';
import { noteBox, part, quiet } from '../shared/desk.style';
import { useDraftText } from '../shared/drafts';
import { inviteEditor } from './queries';

const UNCERTAIN = 'An invitation may have been created. If it is listed on this page, end it, then try again.';

const linkText = extend(mono, box)`
  padding: 0.5em 0.9em;
  user-select: all;
`;

/** A form that creates a sign-in link for an editor. */
export function InviteEditor() {
  // A second request would create a second invitation, so it isn't repeated automatically.
  const invite = useMutation({
    mutationFn: inviteEditor,
    retry: false,
  });
  const [typed, setTyped] = useDraftText('editor');
  const [invitation, setInvitation] = useState<Invitation>();
  const form = useForm<{ name: string }, Invitation>({
    initial: { name: typed },
    read: ({ name = '' }) => ({ name: officerName(name) }),
    check: ({ name }) => (name ? [] : [{ field: 'name', message: NAME_RULE }]),
    onEdit: (_, name) => setTyped(name),
    send: ({ name }) => invite.mutateAsync(name),
    onSent(_, created) {
      setTyped('');
      setInvitation(created);
    },
    onFailure: (error) => ({ text: failureText(error, UNCERTAIN) }),
  });
  return (
    <div className={part}>
      <form {...form.form} className={part} aria-labelledby={`${form.id}-title`}>
        <h3 id={`${form.id}-title`}>Invite an editor</h3>
        <p className={quiet}>
          Editors change what the site shows. They can’t see applications, the newsletter list, messages or sessions. To
          invite an officer, ask the website’s administrator.
        </p>
        <Field {...form.field('name')} label="Name" autoComplete="off" required isAnnounced />
        <div className={row}>
          <button {...form.button} className={plainButton}>
            {form.isSending ? 'Inviting…' : 'Invite'}
          </button>
        </div>
        {form.failure && <Alert>{form.failure.text}</Alert>}
      </form>
      <p className={noteBox} role="status">
        {invitation && outcomeText(invitation)}
      </p>
      {invitation && <InvitationLink key={invitation.link} invitation={invitation} />}
    </div>
  );
}

function outcomeText({ name, expiresAt }: Invitation): string {
  return `The link below signs ${visibleText(name)} in as an editor. It works once, until ${momentText(expiresAt)}. Send it only to that person.`;
}

function InvitationLink({ invitation: { link, fault } }: { invitation: Invitation }) {
  return (
    <>
      {fault && (
        <Alert>{`The link works only on the server’s own machine: ${fault} Ask the administrator to set it.`}</Alert>
      )}
      <code className={linkText}>{link}</code>
      <div className={row}>
        <CopyButton text={link}>Copy link</CopyButton>
      </div>
      <p className={quiet}>The link is not shown again. If it is lost, end the invitation and create a new one.</p>
    </>
  );
}
