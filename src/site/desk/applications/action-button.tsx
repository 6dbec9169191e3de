import type { MouseEvent, ReactNode } from 'react';
import { kbd } from './applications.style';

interface ActionButtonProps {
  /** Its name, while nothing is being done. */
  children: string;
  className: string;
  /** What it says while its work is under way. */
  busyText?: string;
  isBusy?: boolean;
  /** Nothing can be done now; it keeps the focus. */
  isDisabled?: boolean;
  /** A key that does the same. */
  shortcut?: string;
  mark?: ReactNode;
  onPress: () => void;
}

/** A button that says what it does, keeps the focus meanwhile, and does nothing twice on a double press. */
export function ActionButton({ children, busyText, isBusy, isDisabled, shortcut, mark, ...props }: ActionButtonProps) {
  function press({ detail }: MouseEvent) {
    if (!isBusy && !isDisabled && detail <= 1) props.onPress();
  }

  return (
    <button
      type="button"
      className={props.className}
      aria-disabled={isBusy || isDisabled ? true : undefined}
      aria-keyshortcuts={shortcut}
      onClick={press}
    >
      {mark}
      <span>{isBusy ? busyText : children}</span>
      {shortcut && (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it is none
        <kbd className={kbd} aria-hidden="true">
          {shortcut}
        </kbd>
      )}
    </button>
  );
}
