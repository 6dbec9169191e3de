import { useEffect } from 'react';
import { openSession, type SessionState } from '../../api/desk/session';
import { primaryButton } from '../../ui/style/controls';
import { noticeBox } from './desk.style';

const TITLES: Record<SessionState['kind'], string> = {
  opening: 'Opening the desk…',
  open: 'Your session has ended',
  none: 'You are not signed in',
  refused: 'This link does not work',
  failed: 'The desk could not be opened',
};

/** Stands in place of the desk until somebody is signed in, and after the session has ended. */
export function SignIn({ state: { kind, message, officer } }: { state: SessionState }) {
  const isSignedOut = kind === 'open' || kind === 'none' || kind === 'refused';
  const isForLater = kind === 'failed' || officer !== null;

  // Somebody who has opened a new link in another tab comes back to this one.
  useEffect(() => {
    if (kind !== 'open' && kind !== 'none') return;
    const openWhenSeen = () => {
      if (document.visibilityState === 'visible') void openSession();
    };
    document.addEventListener('visibilitychange', openWhenSeen);
    return () => document.removeEventListener('visibilitychange', openWhenSeen);
  }, [kind]);

  return (
    <div className={noticeBox} role="status">
      <h1>{TITLES[kind]}</h1>
      {message && <p>{message}</p>}
      {isSignedOut && <HowToSignIn />}
      {isSignedOut && officer && (
        <p>What you have typed is kept in this page as long as you do not close or reload it.</p>
      )}
      {isForLater && kind !== 'opening' && (
        <button type="button" className={primaryButton} onClick={() => void openSession()}>
          Try Again
        </button>
      )}
    </div>
  );
}

function HowToSignIn() {
  return (
    <p>
      To sign in, open a sign-in link in this browser. The administrator of the server makes one for you with{' '}
      <code>ummes desk invite "Your name"</code>. Each link works once, within 24 hours.
    </p>
  );
}
