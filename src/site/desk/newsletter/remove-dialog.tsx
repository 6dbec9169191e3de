import { useState } from 'react';
import { failureText } from '../../../api/desk/call-desk';
import { removeSubscriber } from '../../../api/desk/newsletter';
import type { ListedSubscriber, SubscriberRemoval } from '../../../model/desk/newsletter-list';
import { visibleText } from '../../../model/text/visible-text';
import { RemovalDialog } from '../removal-dialog';
import { failureBox } from './newsletter.style';

const UNANSWERED = 'The address may have been removed. It is safe to try again.';

interface RemoveSubscriberDialogProps {
  subscriber: ListedSubscriber;
  onClose: () => void;
  /** Called with what became of it. */
  onRemoved: (text: string) => void;
}

/** Asks once, and says what a removal means. */
export function RemoveSubscriberDialog({ subscriber, onClose, onRemoved }: RemoveSubscriberDialogProps) {
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
          This address has unsubscribed. While it is on this list, no import can subscribe it again. If you remove it, a
          later import can subscribe it again.
        </p>
      ) : (
        <p>
          The address is deleted and gets no more letters, but a later import can add it again. To prevent that, ask its
          owner to unsubscribe with the link in a letter.
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

function outcomeText(email: string, { outcome }: SubscriberRemoval): string {
  return outcome === 'unknown' ? `${email} was no longer on the list.` : `${email} was removed.`;
}
