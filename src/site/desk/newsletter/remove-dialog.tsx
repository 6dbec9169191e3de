import { useState } from 'react';
import { removeSubscriber } from '../../../api/desk/newsletter';
import type { ListedSubscriber, Removal } from '../../../model/desk/newsletter-list';
import { visibleText } from '../../../model/visible-text';
import { RemovalDialog } from '../removal-dialog';
import { failureText } from './failure-text';
import { failureBox } from './newsletter.style';

const UNANSWERED = 'It is not certain whether the address was removed. Try again: that does no harm.';

interface RemoveDialogProps {
  subscriber: ListedSubscriber;
  onClose: () => void;
  /** Called with what became of it. */
  onRemoved: (text: string) => void;
}

/** Asks once, and says what a removal means. */
export function RemoveDialog({ subscriber, onClose, onRemoved }: RemoveDialogProps) {
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  const email = visibleText(subscriber.email);

  async function remove() {
    setSending(true);
    try {
      onRemoved(outcomeText(email, await removeSubscriber(subscriber.email)));
    } catch (error) {
      setFailure(failureText(error, UNANSWERED));
      setSending(false);
    }
  }

  return (
    <RemovalDialog
      label="Remove an address"
      title={
        <>
          Remove <bdi>{email}</bdi>?
        </>
      }
      cancelText="Keep"
      isBusy={isSending}
      onRemove={() => void remove()}
      onClose={onClose}
    >
      {subscriber.unsubscribedAt ? (
        <p>
          This address has unsubscribed. As long as it is listed here, it stays so. Once it is removed, nothing is known
          of it any more: a later import may subscribe it again.
        </p>
      ) : (
        <p>
          The address is deleted and gets no further letter. A later import may add it again. Whoever unsubscribes by
          the link in a letter stays unsubscribed.
        </p>
      )}
      {failure && (
        <p className={failureBox} role="alert">
          {failure}
        </p>
      )}
    </RemovalDialog>
  );
}

function outcomeText(email: string, { outcome, hasRemains }: Removal): string {
  if (outcome === 'unknown') return `${email} was not on the list any more.`;
  const remains = ' The files of the database may hold it for some time; the server tries to erase it every hour.';
  return `${email} was removed.${hasRemains ? remains : ''}`;
}
