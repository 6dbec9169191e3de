import { useRef, useState } from 'react';
import { Join, type JoinProps } from '../../features/join/join';
import { Dialog } from '../../ui/dialogs/dialog';
import { FilledFields } from './filled-fields';
import { dialog, dialogInset } from './join-dialog.style';

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
