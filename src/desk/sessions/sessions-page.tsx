import { useState } from 'react';
import { momentText } from '../../model/desk/format';
import type { Session } from '../../model/desk/session';
import { visibleText } from '../../model/text/visible-text';
import { ConfirmButton } from '../shared/confirm-button';
import { NotLoaded } from '../shared/controls';
import { listRow, noteBox, part, quiet, stateMark, twoColumns } from '../shared/desk.style';
import { Section } from '../shared/section';
import { PersonText } from '../shared/texts';
import { InviteEditor } from './invite-editor';
import { endSession, useSessions } from './queries';

/** Lists the devices on which officers and editors are signed in, and the unused invitations. Invites editors. */
export function SessionsPage() {
  const query = useSessions();
  const [outcome, setOutcome] = useState('');
  return (
    <Section name="sessions" intro="Devices on which officers and editors are signed in, and unused invitations.">
      <div className={twoColumns}>
        <div className={part}>
          <p className={noteBox} role="status">
            {visibleText(outcome)}
          </p>
          {!query.data && <NotLoaded query={query} />}
          <ul>
            {query.data?.map((session) => (
              <SessionRow key={session.id} session={session} onEnd={setOutcome} />
            ))}
          </ul>
        </div>
        <InviteEditor />
      </div>
    </Section>
  );
}

interface SessionRowProps {
  session: Session;
  /** Called with a message once the session has ended. */
  onEnd: (outcome: string) => void;
}

function SessionRow({ session, onEnd }: SessionRowProps) {
  const { id, name, role, isCurrent, isInvitation } = session;

  async function end() {
    await endSession(id);
    onEnd(isInvitation ? `${name}’s invitation no longer works.` : `${name} was signed out.`);
  }

  return (
    <li className={listRow}>
      <div>
        <b id={`session-${id}`}>
          <PersonText>{name}</PersonText>
        </b>{' '}
        <span className={stateMark}>{role}</span> {isCurrent && <span className={stateMark}>this device</span>}
        <p className={quiet}>{timesOf(session)}</p>
      </div>
      {!isCurrent && (
        <ConfirmButton
          name="End"
          describedBy={`session-${id}`}
          question={`End ${visibleText(name)}’s ${isInvitation ? 'invitation' : 'session'}?`}
          run={end}
        >
          <p>
            {isInvitation ? 'The sign-in link will no longer work.' : `The ${role} needs a new link to sign in again.`}
          </p>
        </ConfirmButton>
      )}
    </li>
  );
}

function timesOf({ isInvitation, createdAt, usedAt, expiresAt }: Session): string {
  const [created, used, expires] = [createdAt, usedAt, expiresAt].map((moment) => momentText(moment));
  if (isInvitation) return `Invited ${created}, not signed in yet. The link works until ${expires}.`;
  return `Signed in ${created}, last used ${used}. Expires ${expires} if not used.`;
}
