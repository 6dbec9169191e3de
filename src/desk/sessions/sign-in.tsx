import type { UseQueryResult } from '@tanstack/react-query';
import { failureText } from '../../api/desk/desk-failure';
import { Button } from '../shared/controls';
import { deskSheet } from '../shared/desk.style';
import type { SessionState } from './use-session';

interface SignInProps {
  session: UseQueryResult<SessionState>;
  /** Whether someone was previously signed in on this page. */
  hasEnded: boolean;
}

/** Replaces the desk while no one is signed in. */
export function SignIn({ session: { data, error, refetch }, hasEnded }: SignInProps) {
  return (
    <div className={deskSheet} role="status">
      <h1>{titleOf(data, error, hasEnded)}</h1>
      {error && <p>{failureText(error, 'Check your connection.')}</p>}
      {data?.linkError && <p>{data.linkError}</p>}
      {data && (
        <p>
          To sign in, open a sign-in link in this browser. Ask the website’s administrator for one. Editors can also ask
          an officer.
        </p>
      )}
      {hasEnded && <p>Anything you typed stays on this page until you close or reload it.</p>}
      {(error || hasEnded) && <Button onPress={() => void refetch()}>Try Again</Button>}
    </div>
  );
}

function titleOf(data: SessionState | undefined, error: unknown, hasEnded: boolean): string {
  if (error) return 'The desk could not be opened';
  if (!data) return 'Opening the desk…';
  if (data.linkError) return 'This link does not work';
  return hasEnded ? 'Your session has ended' : 'You are not signed in';
}
