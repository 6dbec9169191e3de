import { useMutation } from '@tanstack/react-query';
import { ConfirmButton } from '../shared/confirm-button';
import { type Restoration, restoreSheet } from './queries';

interface RestoreButtonProps extends Restoration {
  /** The id of the element that names the version. */
  describedBy: string;
  question: string;
  text: string;
  /** Shown when it is done. */
  done: string;
  onRestored: (text: string) => void;
}

/** A button that restores a version after confirmation. */
export function RestoreButton({
  sheet,
  number,
  basedOn,
  describedBy,
  question,
  text,
  done,
  onRestored,
}: RestoreButtonProps) {
  const { mutateAsync } = useMutation({
    mutationFn: () => restoreSheet({ sheet, number, basedOn }),
    onSuccess: () => onRestored(done),
  });
  return (
    <ConfirmButton name="Restore" describedBy={describedBy} question={question} run={() => mutateAsync()}>
      <p>{text}</p>
    </ConfirmButton>
  );
}
