import { site } from '../../../content/site';
import { momentText } from '../../../model/desk/moment';
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
  const [created, used, expires] = [createdAt, usedAt, expiresAt].map((moment) => momentText(moment, site.lang));
  if (isInvitation) return `Invited ${created}, not signed in yet. The link works until ${expires}.`;
  return `Signed in ${created}, last used ${used}. Without use it ends ${expires}.`;
}
