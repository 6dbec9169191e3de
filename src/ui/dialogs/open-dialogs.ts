/** The open dialogs, topmost last. */
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** The dialog that makes everything else inert, if one is open. */
export function topmostDialog(): HTMLDialogElement | undefined {
  return open.at(-1);
}

/** Returns what removes the dialog again. */
export function addOpenDialog(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  notify();
  return () => {
    const index = open.indexOf(dialog);
    if (index >= 0) open.splice(index, 1);
    notify();
  };
}

/** Calls back when another dialog has become the topmost. */
export function onTopmostDialogChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify() {
  for (const listener of listeners) listener();
}
