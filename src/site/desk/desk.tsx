import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { isSignedOut } from '../../api/desk/call-desk';
import { session, watchSignInLinks, watchSignOut } from '../../api/desk/session';
import { ApplicationsSection } from './applications/applications-section';
import { middle } from './desk.style';
import { DeskHeader } from './desk-header';
import { MessagesSection } from './messages/messages-section';
import { NewsletterSection } from './newsletter/newsletter-section';
import { leave } from './sessions/leave';
import { SessionsSection } from './sessions/sessions-section';
import { SheetsSection } from './sheets/sheets-section';
import { SignIn } from './sign-in';

/** The officers' desk. When the session ends, its sections are hidden but stay mounted: what was typed is still there afterwards. */
export function Desk() {
  useSignals();
  const state = session.value;
  const hasEnded = isSignedOut.value;
  const isOpen = state.kind === 'open' && !hasEnded;
  const [hasBeenOpen, setHasBeenOpen] = useState(false);
  if (isOpen && !hasBeenOpen) setHasBeenOpen(true);
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''; // as on the site's other pages: it answers to presses
    return watchSignInLinks();
  }, []);
  useEffect(() => watchSignOut(leave), []);

  return (
    <>
      <DeskHeader isSignedIn={isOpen} />
      <main id="main" className={middle} tabIndex={-1}>
        {!isOpen && <SignIn state={state} />}
        {hasBeenOpen && (
          <div hidden={!isOpen}>
            <ApplicationsSection />
            <SheetsSection />
            <MessagesSection />
            <NewsletterSection />
            <SessionsSection />
          </div>
        )}
      </main>
    </>
  );
}
