import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { work } from '../../../api/desk/send-in-parts';
import { classes } from '../../../ui/style/style';
import { ActionButton } from './action-button';
import { maybeDisabled, quietButton } from './applications.style';
import { RemoveDialog } from './remove-dialog';

interface RemoveButtonProps {
  applications: readonly { id: string; name: string }[];
  /** Called once the officer has said that they mean it. */
  onRemove: () => void;
}

/** Remove, which asks first. */
export function RemoveButton({ applications, onRemove }: RemoveButtonProps) {
  useSignals();
  const present = work.value;
  const [isAsking, setAsking] = useState(false);

  function remove() {
    setAsking(false);
    onRemove();
  }

  return (
    <>
      <ActionButton
        className={classes(quietButton, maybeDisabled)}
        busyText="Removing…"
        isBusy={present?.action === 'remove'}
        isDisabled={present !== null}
        onPress={() => setAsking(true)}
      >
        Remove
      </ActionButton>
      {isAsking && <RemoveDialog applications={applications} onRemove={remove} onClose={() => setAsking(false)} />}
    </>
  );
}
