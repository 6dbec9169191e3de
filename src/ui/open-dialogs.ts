/** The dialogs that are open, topmost last. What must be reached above them goes into the topmost. */
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** The dialog that makes everything else inert, if one is open. */
export function topmostDialog(): HTMLDialogElement | undefined {
  return open.at(-1);
}

export function addOpenDialog(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  tell();
  return () => {
    const index = open.indexOf(dialog);
    if (index >= 0) open.splice(index, 1);
    tell();
  };
}

/** Calls back whenever another dialog has become the topmost. */
export function onTopmostDialogChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell() {
  for (const listener of listeners) listener();
}
