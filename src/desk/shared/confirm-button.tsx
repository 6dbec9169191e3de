import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { failureText } from '../../api/desk/desk-failure';
import { Dialog } from '../../ui/dialogs/dialog';
import { plainButton } from '../../ui/style/controls';
import { extend, row } from '../../ui/style/recipes.style';
import { Alert, Button } from './controls';
import { part } from './desk.style';

const body = extend(part)`
  padding: 1.5em;
  & > h3 {
    padding-inline-end: 2em;
  }
`;

const dangerButton = extend(plainButton)`
  &,
  &:hover:not(:disabled) {
    border-color: var(--_danger);
    color: var(--_background);
    background: var(--_danger);
  }
`;

interface ConfirmationProps {
  /** The button's name: `Remove`. */
  name: string;
  question: string;
  /** Explains the consequences. */
  children: ReactNode;
  /** Runs the action. If it fails, the dialog shows why. */
  run: () => Promise<unknown>;
}

interface ConfirmButtonProps extends ConfirmationProps {
  className?: string;
  /** The id of the element that names the item. */
  describedBy: string;
}

/** A button that asks for confirmation before an action that can't be undone. */
export function ConfirmButton({ className = plainButton, describedBy, ...dialog }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button className={className} aria-describedby={describedBy} onPress={() => setAsking(true)}>
        {dialog.name}
      </Button>
      {isAsking && <Confirmation {...dialog} onClose={() => setAsking(false)} />}
    </>
  );
}

function Confirmation({ name, question, children, run, onClose }: ConfirmationProps & { onClose: () => void }) {
  const { mutate, isPending, error } = useMutation({ mutationFn: run, onSuccess: onClose });
  return (
    <Dialog label={question} onClose={onClose} closable={!isPending}>
      <div className={body}>
        <h3>{question}</h3>
        {children}
        {error && <Alert>{failureText(error, 'It may still have worked. It is safe to try again.')}</Alert>}
        <div className={row}>
          <Button className={dangerButton} isBusy={isPending} onPress={mutate}>
            {name}
          </Button>
          <Button isBusy={isPending} onPress={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
