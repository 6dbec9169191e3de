import { type RefObject, useEffect, useRef, useState } from 'react';
import { FIELDS, type FieldName } from '../../features/join/fields';
import { Join, type JoinProps } from '../../features/join/join';
import { applicationOf } from '../../model/application/application';
import { Dialog } from '../../ui/dialogs/dialog';
import { readAnswers } from '../../ui/forms/controls';
import { dialog, dialogInset, filled } from './join-dialog.style';

interface JoinDialogProps extends Omit<JoinProps, 'onSending' | 'onView'> {
  onClose: () => void;
}

/** The form in a dialog, which stays open while an application is being sent. */
export function JoinDialog({ onClose, ...props }: JoinDialogProps) {
  const [isSending, setSending] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      label="Join Our Alumni Network"
      className={dialog}
      closable={!isSending}
      closesOnBackdrop={false}
      onClose={onClose}
    >
      <FilledFields box={box} />
      <div ref={box} className={dialogInset}>
        <Join {...props} onSending={setSending} onView={onClose} />
      </div>
    </Dialog>
  );
}

/** How many of the required fields in a box are filled in. Removed with the form once it has been sent. */
function FilledFields({ box }: { box: RefObject<HTMLElement | null> }) {
  const [{ done, all }, setCount] = useState({ done: 0, all: 0 });

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // Count again when the form is restored from a draft, gains a field, or is replaced by the thank-you message.
    const count = () => setCount(countIn(element.querySelector('form')));
    const observer = new MutationObserver(count);
    observer.observe(element, { childList: true, subtree: true });
    element.addEventListener('input', count);
    element.addEventListener('change', count);
    count();
    return () => {
      observer.disconnect();
      element.removeEventListener('input', count);
      element.removeEventListener('change', count);
    };
  }, [box]);

  if (all === 0) return null;
  return (
    <div className={filled} data-line="">
      <span>{`${done} of ${all} required fields filled in`}</span>
      <progress aria-hidden="true" max={all} value={done} />
    </div>
  );
}

function countIn(form: HTMLFormElement | null) {
  if (!form) return { done: 0, all: 0 };
  const application: Partial<Record<FieldName, string>> = applicationOf(readAnswers(form));
  const required = (Object.keys(FIELDS) as FieldName[]).filter(
    (name) => FIELDS[name].required && form.elements.namedItem(name),
  );
  return { done: required.filter((name) => application[name]).length, all: required.length };
}
