import { useState } from 'react';
import { removeOpen } from '../../../api/desk/remove';
import { work } from '../../../api/desk/send-in-parts';
import type { ApplicationDetail } from '../../../model/desk/application';
import { plainButton, primaryButton } from '../../../ui/controls';
import { classes } from '../../../ui/style';
import { useSignal } from '../../../ui/use-signal';
import { ActionButton } from './action-button';
import { actions, gap } from './application.style';
import { maybeDisabled, quietButton } from './applications.style';
import { keepFocus } from './focus';
import { decideAndFollow, follow } from './follow';
import { RemoveDialog } from './remove-dialog';

interface ActionsProps {
  detail: ApplicationDetail;
  onEdit: () => void;
}

/** What can be done with the open application. */
export function Actions({ detail, onEdit }: ActionsProps) {
  const present = useSignal(work);
  const [asksToRemove, setAsksToRemove] = useState(false);
  const isDisabled = present !== null;

  async function remove() {
    setAsksToRemove(false);
    follow(await removeOpen(detail));
    keepFocus();
  }

  return (
    <div className={actions}>
      {detail.status !== 'approved' && (
        <ActionButton
          className={classes(primaryButton, maybeDisabled)}
          shortcut="A"
          busyText="Approving…"
          isBusy={present?.action === 'approved'}
          isDisabled={isDisabled}
          onPress={() => void decideAndFollow('approved')}
        >
          Approve
        </ActionButton>
      )}
      {detail.status !== 'rejected' && (
        <ActionButton
          className={classes(plainButton, maybeDisabled)}
          shortcut="R"
          busyText="Rejecting…"
          isBusy={present?.action === 'rejected'}
          isDisabled={isDisabled}
          onPress={() => void decideAndFollow('rejected')}
        >
          Reject
        </ActionButton>
      )}
      <span className={gap} />
      <ActionButton className={classes(quietButton, maybeDisabled)} isDisabled={isDisabled} onPress={onEdit}>
        Edit
      </ActionButton>
      <ActionButton
        className={classes(quietButton, maybeDisabled)}
        busyText="Removing…"
        isBusy={present?.action === 'remove'}
        isDisabled={isDisabled}
        onPress={() => setAsksToRemove(true)}
      >
        Remove
      </ActionButton>
      {asksToRemove && (
        <RemoveDialog applications={[detail]} onRemove={() => void remove()} onClose={() => setAsksToRemove(false)} />
      )}
    </div>
  );
}
