import { RECEIVABLES, type Receivable } from '../../model/forms/receiving';
import { noteBox } from './desk.style';

interface ReceivingOffProps {
  form: Receivable;
  /** The forms that the server receives; undefined until loaded. */
  receives: readonly Receivable[] | undefined;
  /** A sentence about what visitors can't do. */
  children: string;
}

/** Tells officers that the site doesn't receive a form, and how to turn it on. Renders nothing if it does. */
export function ReceivingOff({ form, receives, children }: ReceivingOffProps) {
  if (!receives || receives.includes(form)) return null;
  const setting = RECEIVABLES.filter((each) => each === form || receives.includes(each)).join(',');
  return (
    <p className={noteBox}>
      <span>{children}</span> To change that, ask the administrator to write <code>{`UMMES_RECEIVE=${setting}`}</code>{' '}
      in the server’s settings.env, and to restart the server.
    </p>
  );
}
