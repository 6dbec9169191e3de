import type { SessionState } from '../../api/desk/session';
import { noticeBox } from './desk.style';

/** Stands in place of the desk until somebody is signed in. */
export function SignIn({ state }: { state: SessionState }) {
  return (
    <div className={noticeBox} role="status">
      <h1>{state.kind === 'opening' ? 'Opening the desk…' : 'You are not signed in'}</h1>
      {state.message && <p>{state.message}</p>}
    </div>
  );
}
