import { useSignals } from '@preact/signals-react/runtime';
import { removeOpen } from '../../../api/desk/remove';
import { work } from '../../../api/desk/send-in-parts';
import type { ApplicationDetail } from '../../../model/desk/application';
import { classes } from '../../../ui/style/style';
import { ActionButton } from './action-button';
import { actions, gap } from './application.style';
import { maybeDisabled, quietButton } from './applications.style';
import { DecisionButton } from './decision-button';
import { keepFocus } from './focus';
import { decideAndFollow, follow } from './follow';
import { RemoveButton } from './remove-button';

interface ActionsProps {
  detail: ApplicationDetail;
  onEdit: () => void;
}

/** What can be done with the open application. */
export function Actions({ detail, onEdit }: ActionsProps) {
  useSignals();
  const isWorking = work.value !== null;

  async function remove() {
    follow(await removeOpen(detail));
    keepFocus();
  }

  return (
    <div className={actions}>
      {detail.status !== 'approved' && (
        <DecisionButton status="approved" shortcut="A" onPress={() => void decideAndFollow('approved')} />
      )}
      {detail.status !== 'rejected' && (
        <DecisionButton status="rejected" shortcut="R" onPress={() => void decideAndFollow('rejected')} />
      )}
      <span className={gap} />
      <ActionButton className={classes(quietButton, maybeDisabled)} isDisabled={isWorking} onPress={onEdit}>
        Edit
      </ActionButton>
      <RemoveButton applications={[detail]} onRemove={() => void remove()} />
    </div>
  );
}
