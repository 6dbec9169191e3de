import type { Control, RecordedRoot } from './record';

/** Returns what identifies a control in each render of its page, together with its index among its namesakes. */
export function nameOf(control: Element): string {
  const { localName, ariaLabel, textContent } = control;
  const label = ariaLabel || control.getAttribute('name') || textContent;
  return [localName, control.getAttribute('href'), label].join();
}

/** Returns the controls with a name, in document order. */
export function controlsNamed<Found extends HTMLElement>(root: ParentNode, name: string): Found[] {
  const [localName = ''] = name.split(',');
  return [...root.querySelectorAll<Found>(localName)].filter((control) => nameOf(control) === name);
}

/** Removes the mark of a pressed control. */
export function unmark(control: Control): void {
  delete control.dataset.pending;
  control.ariaBusy = null;
}

export function isBox({ type }: Control): boolean {
  return type === 'checkbox' || type === 'radio';
}

/**
 * Returns a function that finds a control, or the one that has replaced it: it has the same name, and the same place
 * among as many namesakes.
 */
export function controlFinder(root: RecordedRoot, control: Control): () => Control | undefined {
  const name = nameOf(control);
  const before = controlsNamed<Control>(root, name);
  return () => {
    const namesakes = controlsNamed<Control>(root, name);
    if (namesakes.includes(control)) return control;
    return namesakes.length === before.length ? namesakes[before.indexOf(control)] : undefined;
  };
}
