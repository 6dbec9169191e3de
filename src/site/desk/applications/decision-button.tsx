import { work } from '../../../api/desk/send-in-parts';
import { useSignal } from '../../../ui/lists/use-signal';
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
  const present = useSignal(work);
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
