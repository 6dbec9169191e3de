/*
 * Records what visitors do before the server's HTML is hydrated: button presses, typing and choices. Marks
 * the pressed control at once (`data-pending`); replay.ts repeats everything afterwards. React doesn't see these events
 * the first time: it would respond to some of them while it hydrates. This script is inline in the site's documents and
 * part of the tag loader, so keep it small.
 *
 * Links, and forms with an address, work in the browser without our code. A button with `aria-expanded` works at
 * once, through CSS, and its component adopts the attribute during hydration.
 */

/** The property in which a document or shadow root stores its recording. */
export const RECORDING = Symbol.for('ummes.recording');

export type RecordedRoot = (Document | ShadowRoot) & { [RECORDING]?: Recording };

export interface Recording {
  steps: Step[];
  /** Whether events pass unrecorded, because they belong to the replay or the code already responds to them. */
  isOff: boolean;
}

/** A button or a field. Typed as an input, because it has all properties that are read; a button has no text. */
export type Control = HTMLInputElement;

/** A press of a button or an edit of a field. */
export interface Step {
  control: Control;
  value: string;
  /** The button's `aria-expanded` after the press. Replaying an earlier step may change it. */
  expanded?: string;
  /** Finds the control, or the one that has replaced it. */
  find?: () => Control | undefined;
}

/** Records what happens in a document or a shadow root. */
export function record(root: RecordedRoot): Recording {
  const recording: Recording = { steps: [], isOff: false };
  root[RECORDING] = recording;
  for (const type of ['click', 'input', 'change']) {
    root.addEventListener(type, (event) => recording.isOff || recordEvent(recording, event), true);
  }
  return recording;
}

function recordEvent({ steps }: Recording, event: Event): void {
  const target = event.target as Control;
  const isPress = event.type === 'click';
  const control = isPress ? pressedButton(event as MouseEvent) : target;
  if (!control) return;
  if (isPress) event.preventDefault(); // pressing Enter in a field also clicks its form's button
  event.stopImmediatePropagation();

  const { value } = control;
  // Further edits of the field that was edited last, and further presses of a button, update its step.
  const known = (isPress ? steps : steps.slice(-1)).find((step) => step.control === control);
  const step: Step = Object.assign(known ?? { control }, { value });
  if (!known) steps.push(step);
  if (isPress && control.ariaExpanded && control.contains(target)) {
    step.expanded = control.ariaExpanded = `${control.ariaExpanded !== 'true'}`;
  } else if (isPress || control.matches('select,[type=search]')) {
    control.dataset.pending = '';
    control.ariaBusy = 'true';
  }
}

/**
 * Returns the button that a click presses: on a card, outside its links and buttons, the one that expands the card.
 * Clicks with a modifier key, and forms sent to a server, are left to the browser.
 */
function pressedButton({ target, ctrlKey, shiftKey, altKey, metaKey }: MouseEvent): Control | null | undefined {
  if (ctrlKey || shiftKey || altKey || metaKey) return;
  const control = (target as Element).closest<Control>('a,button,article');
  if (!control?.matches('button')) return control?.querySelector<Control>('[aria-expanded]');
  return control.matches('form:is([action],[method=post]) [type=submit]') ? null : control;
}

/** Returns the styles of pressed controls, for server-rendered HTML only. */
export const pendingStyles = (scope = '', color = '') =>
  `${scope}[data-pending] {
  cursor: progress;
  outline: 2px dashed ${color};
  outline-offset: 2px;
  background-image: linear-gradient(90deg, currentColor 60%, transparent 0);
  background-position: 0 100%;
  background-repeat: repeat-x;
  background-size: 15px 4px;
}
@media (prefers-reduced-motion: no-preference) {
  ${scope}[data-pending] {
    animation: pending 600ms linear infinite;
  }
}
@keyframes pending {
  to {
    background-position: 15px 100%;
  }
}
`;

/** Returns a name that, with the index among controls of the same name, identifies a control across renders. */
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

/** Removes the mark from a pressed control. */
export function unmark(control: Control): void {
  delete control.dataset.pending;
  control.ariaBusy = null;
}

export function isBox({ type }: Control): boolean {
  return type === 'checkbox' || type === 'radio';
}

/**
 * Returns a function that finds a control, or the one that has replaced it: the one with the same name and index, if
 * there are still as many controls of that name.
 */
export function controlFinder(root: RecordedRoot, control: Control): () => Control | undefined {
  const name = nameOf(control);
  const before = controlsNamed<Control>(root, name);
  return () => {
    const sameNamed = controlsNamed<Control>(root, name);
    if (sameNamed.includes(control)) return control;
    return sameNamed.length === before.length ? sameNamed[before.indexOf(control)] : undefined;
  };
}
