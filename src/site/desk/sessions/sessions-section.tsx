import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { session, signOut } from '../../../api/desk/session';
import { endSession, loadSessions, sessions } from '../../../api/desk/sessions';
import type { Session } from '../../../model/desk/session';
import { FailureNotice, Notice } from '../../../ui/text/notice';
import { DeskSection } from '../desk-section';
import { usePlace } from '../use-place';
import { SessionItem } from './session-item';
import { list, outcome } from './sessions.style';

/** Who is signed in at the desk, where a session can be ended. */
export function SessionsSection() {
  useSignals();
  const found = sessions.value;
  const { officer, message } = session.value;
  const isHere = usePlace().section === 'sessions';
  const [failure, setFailure] = useState('');
  const [said, setSaid] = useState('');
  const saying = useRef<HTMLParagraphElement>(null);

  async function load() {
    try {
      await loadSessions();
      setFailure('');
    } catch (error) {
      setFailure((error as Error).message);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: again for another officer, and when it is gone to
  useEffect(() => void load(), [officer?.id, isHere]);

  async function end({ id, name, isCurrent, isInvitation }: Session) {
    try {
      await (isCurrent ? signOut() : endSession(id));
      if (!isCurrent) {
        setSaid(`${name}: ${isInvitation ? 'the invitation does not work any more' : 'signed out'}.`);
        void load(); // a call in flight may still have it
      }
    } catch (error) {
      setSaid((error as Error).message);
      await load();
    }
    // What was pressed has gone, once React has rendered. Whoever is at something else by then stays there.
    setTimeout(() => {
      if (document.activeElement === document.body) saying.current?.focus();
    });
  }

  return (
    <DeskSection id="sessions" title="Signed in">
      {message && <Notice text={`${message} You are signed in already, as ${officer?.name}.`} />}
      <p ref={saying} className={outcome} role="status" tabIndex={-1}>
        {said}
      </p>
      {failure && <FailureNotice text={failure} onRetry={() => void load()} />}
      {!found && !failure && <Notice text="Loading sessions…" />}
      <ul className={list}>
        {found?.map((each) => (
          <SessionItem key={each.id} session={each} onEnd={() => end(each)} />
        ))}
      </ul>
    </DeskSection>
  );
}
