import { useState } from 'react';
import { primaryButton } from '../../ui/controls';
import { lazyView } from '../../ui/lazy-view';
import type { JoinEvents } from './use-application';

const JoinDialog = lazyView(() => import('./join-dialog').then((module) => module.JoinDialog));

/** Loads the form's code early; should that fail, the press tells. */
function preload() {
  JoinDialog.preload().catch(() => {});
}

/** 'Join Our Network'. The form's code comes when the button is pointed at, focused or pressed. */
export function JoinButton(props: JoinEvents & { api?: string }) {
  const [open, setOpen] = useState(false);
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
      {open && <JoinDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
