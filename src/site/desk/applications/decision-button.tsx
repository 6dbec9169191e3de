import { useSignals } from '@preact/signals-react/runtime';
import { work } from '../../../api/desk/send-in-parts';
import { plainButton, primaryButton } from '../../../ui/style/controls';
import { classes } from '../../../ui/style/style';
import { ActionButton } from './action-button';
import { maybeDisabled } from './applications.style';

const DECISIONS = {
  approved: { name: 'Approve', busyText: 'Approving…', look: primaryButton },
  rejected: { name: 'Reject', busyText: 'Rejecting…', look: plainButton },
};

interface DecisionButtonProps {
  status: keyof typeof DECISIONS;
  shortcut?: string;
  /** There is nothing to decide. */
  isDisabled?: boolean;
  onPress: () => void;
}

/** Approve or Reject. */
export function DecisionButton({ status, isDisabled, ...props }: DecisionButtonProps) {
  useSignals();
  const present = work.value;
  const { name, busyText, look } = DECISIONS[status];
  return (
    <ActionButton
      className={classes(look, maybeDisabled)}
      busyText={busyText}
      isBusy={present?.action === status}
      isDisabled={isDisabled || present !== null}
      {...props}
    >
      {name}
    </ActionButton>
  );
}
