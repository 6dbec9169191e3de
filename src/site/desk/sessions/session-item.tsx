import { site } from '../../../content/site';
import type { Session } from '../../../model/desk/session';
import { visibleText } from '../../../model/text/visible-text';
import { EndButtons } from './end-buttons';
import { item, mark, times } from './sessions.style';

interface SessionItemProps {
  session: Session;
  /** Ends it. */
  onEnd: () => Promise<void>;
}

/** Somebody who is signed in, or invited; ending a session asks once. */
export function SessionItem({ session, onEnd }: SessionItemProps) {
  const { name, isCurrent } = session;
  return (
    <li className={item}>
      <div>
        <strong>
          <bdi>{visibleText(name)}</bdi>
        </strong>
        {isCurrent && <span className={mark}>this device</span>}
        <p className={times}>{timesOf(session)}</p>
      </div>
      <EndButtons session={session} onEnd={onEnd} />
    </li>
  );
}

function timesOf({ isInvitation, createdAt, usedAt, expiresAt }: Session): string {
  if (isInvitation)
    return `Invited ${momentText(createdAt)}, not signed in yet. The link works until ${momentText(expiresAt)}.`;
  return `Signed in ${momentText(createdAt)}, last used ${momentText(usedAt)}. Without use it ends ${momentText(expiresAt)}.`;
}

const format = new Intl.DateTimeFormat(site.lang, { dateStyle: 'medium', timeStyle: 'short' });

/** In the time of the officer's device. */
function momentText(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? moment : format.format(date);
}
