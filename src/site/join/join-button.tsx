import { useState } from 'react';
import type { JoinEvents } from '../../features/join/use-application';
import { lazyView } from '../../ui/render/lazy-view';
import { primaryButton } from '../../ui/style/controls';

const JoinDialog = lazyView(() => import('./join-dialog').then((module) => module.JoinDialog));

/** Ignores a failure: the dialog itself reports it. */
function preload() {
  JoinDialog.preload().catch(() => {});
}

/** Opens the form, whose code loads when the button is pointed at, focused or pressed. */
export function JoinButton(props: JoinEvents & { api?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={primaryButton}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onPointerDown={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        Join Our Network
      </button>
      {isOpen && <JoinDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
