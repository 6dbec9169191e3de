import { useRef, useState } from 'react';
import type { JoinEvents } from '../../features/join/use-application';
import { lazyView } from '../../ui/render/lazy-view';
import { primaryButton } from '../../ui/style/controls';

const JoinDialog = lazyView(() => import('./join-dialog').then((module) => module.JoinDialog));

/** Ignores a failure: the dialog itself reports it. */
function preload() {
  JoinDialog.preload().catch(() => {});
}

interface JoinButtonProps extends JoinEvents {
  api?: string;
  /** Whether the form is open because the page's address says so. */
  isLinked?: boolean;
  /** Called when the form closes. */
  onClose?: () => void;
}

/** Opens the form, whose code loads when the button is pointed at, focused or pressed. */
export function JoinButton({ isLinked = false, onClose, ...props }: JoinButtonProps) {
  const [isPressed, setPressed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setPressed(false);
    onClose?.();
    // A dialog that an address opened has no control to restore focus to.
    if (isLinked) setTimeout(() => button.current?.focus({ preventScroll: true }));
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={primaryButton}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onPointerDown={preload}
        onFocus={preload}
        onClick={() => setPressed(true)}
      >
        Join Our Network
      </button>
      {(isPressed || isLinked) && <JoinDialog {...props} onClose={close} />}
    </>
  );
}
