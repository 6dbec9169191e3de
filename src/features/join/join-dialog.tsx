import { useState } from 'react';
import { Dialog } from '../../ui/dialog';
import { Join, type JoinProps } from './join';
import { dialog, dialogInset } from './join.style';

interface JoinDialogProps extends Omit<JoinProps, 'onSending' | 'onView'> {
  onClose: () => void;
}

/** The form over the page. X and Escape close it, but not while an application is on its way. */
export function JoinDialog({ onClose, ...props }: JoinDialogProps) {
  const [sending, setSending] = useState(false);
  return (
    <Dialog
      label="Join Our Alumni Network"
      className={dialog}
      closable={!sending}
      closesOnBackdrop={false}
      onClose={onClose}
    >
      <div className={dialogInset}>
        <Join {...props} onSending={setSending} onView={onClose} />
      </div>
    </Dialog>
  );
}
