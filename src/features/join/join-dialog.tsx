import { useState } from 'react';
import { Dialog } from '../../ui/dialog';
import { Join, type JoinProps } from './join';
import { dialog, dialogInset } from './join.style';

interface JoinDialogProps extends Omit<JoinProps, 'onSending' | 'onView'> {
  onClose: () => void;
}

/** The form in a dialog, which stays open while an application is being sent. */
export function JoinDialog({ onClose, ...props }: JoinDialogProps) {
  const [isSending, setSending] = useState(false);
  return (
    <Dialog
      label="Join Our Alumni Network"
      className={dialog}
      closable={!isSending}
      closesOnBackdrop={false}
      onClose={onClose}
    >
      <div className={dialogInset}>
        <Join {...props} onSending={setSending} onView={onClose} />
      </div>
    </Dialog>
  );
}
