import type { Status } from '../../../model/desk/application';
import { visibleText } from '../../../model/text/visible-text';
import { plainButton, primaryButton } from '../../../ui/style/controls';
import { ConfirmButton } from '../../shared/confirm-button';
import { Button } from '../../shared/controls';
import { PersonText } from '../../shared/texts';
import { actionBar, quietButton, shortcut as shortcutHint } from '../applications.style';
import type { SeenApplication } from '../queries';

const NAMES = {
  approved: ['Approve', 'Approving…'],
  rejected: ['Reject', 'Rejecting…'],
  pending: ['Back to pending', 'Changing…'],
} as const;

interface DecisionButtonProps {
  status: Status;
  /** Whether the decision is being sent. */
  isSending: boolean;
  isDisabled: boolean;
  /** The id of the element that names the applications. */
  describedBy: string;
  /** The keyboard shortcut. */
  shortcut?: string;
  onPress: () => void;
}

/** A button that decides on applications. A double click decides only one application, even if the next is already shown. */
export function DecisionButton({ status, isSending, isDisabled, describedBy, shortcut, onPress }: DecisionButtonProps) {
  return (
    <Button
      className={status === 'approved' ? primaryButton : plainButton}
      isBusy={isDisabled}
      aria-describedby={describedBy}
      aria-keyshortcuts={shortcut}
      onPress={onPress}
    >
      <span>{NAMES[status][isSending ? 1 : 0]}</span>
      {shortcut && (
        <span className={shortcutHint} aria-hidden="true">
          {shortcut}
        </span>
      )}
    </Button>
  );
}

export interface ActionHandlers {
  /** The decision being sent. */
  sending: Status | undefined;
  onDecide: (status: Status, application: SeenApplication) => void;
  onRemove: (application: SeenApplication) => Promise<void>;
}

interface ActionsProps extends ActionHandlers {
  application: SeenApplication;
  onEdit: () => void;
}

/** The open application's buttons. */
export function Actions({ application, sending, onDecide, onRemove, onEdit }: ActionsProps) {
  const { id, name, status } = application;
  const describedBy = `application-${id}`;
  const decision = (target: Status, shortcut?: string) =>
    status !== target && (
      <DecisionButton
        status={target}
        isSending={sending === target}
        isDisabled={sending !== undefined}
        describedBy={describedBy}
        {...(shortcut && { shortcut })}
        onPress={() => onDecide(target, application)}
      />
    );
  return (
    <div className={actionBar}>
      <b>
        <PersonText>{name}</PersonText>
      </b>
      {decision('approved', 'A')}
      {decision('rejected', 'R')}
      {decision('pending')}
      <Button className={quietButton} aria-describedby={describedBy} onPress={onEdit}>
        Edit
      </Button>
      <ConfirmButton
        name="Remove"
        className={quietButton}
        describedBy={describedBy}
        question={`Remove ${visibleText(name) || 'this application'}?`}
        run={() => onRemove(application)}
      >
        <RemovalText what="the application, its photo and its history" />
      </ConfirmButton>
    </div>
  );
}

/** Explains what a removal deletes. */
export function RemovalText({ what }: { what: string }) {
  return (
    <>
      <p>{`This deletes ${what}, and any entry in the public directory. It cannot be undone.`}</p>
      <p>Earlier backups keep a copy until they are deleted.</p>
    </>
  );
}
