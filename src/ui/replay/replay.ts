import { type Control, controlFinder, isBox, type RecordedRoot, type Recording, type Step, unmark } from './record';

/** React 19.2.9 keeps a field's last value in a tracker, and ignores events that don't change it. */
type TrackedField = Control & { _valueTracker?: { setValue(value: string): void } };

/**
 * Repeats the recorded steps in order, including those recorded in the meantime.
 * @param isPartial whether part of the page could not be loaded. Its steps then wait for their controls.
 */
export async function replay(root: RecordedRoot, recording: Recording, isPartial: boolean): Promise<void> {
  const { pathname } = location;
  const waiting: Step[] = [];
  // Repeated steps are removed from the recording, so that another press of the same button is a new step.
  for (let step = recording.steps.shift(); step; step = recording.steps.shift()) {
    unmark(step.control);
    const control = (step.find ?? controlFinder(root, step.control))();
    if (control) {
      recording.isOff = true;
      repeat(step, control);
      recording.isOff = false;
      await new Promise((resolve) => setTimeout(resolve)); // lets React render, as it would between a visitor's events
    } else if (isPartial) waiting.push(step);
  }
  recording.steps = waiting;
  recording.isOff = true;
  if (!waiting.length) return;
  const observer = new MutationObserver(() => {
    observer.disconnect();
    if (location.pathname === pathname) void replay(root, recording, true);
  });
  observer.observe(root, { childList: true, subtree: true });
}

function repeat(step: Step, control: Control): void {
  if (!control.matches('button')) edit(step, control);
  else if (!step.expanded || control.ariaExpanded !== step.expanded) control.click();
}

/** Notifies React of an edit as if it had just been made. A field that has replaced the edited one gets its state. */
function edit({ control: edited, value }: Step, field: TrackedField): void {
  const { checked, files, selectionStart } = edited;
  if (isBox(field)) field.checked = checked;
  else if (field.type === 'file') field.files = files;
  else if (field.value !== value) {
    field.value = value;
    if (selectionStart != null) field.setSelectionRange(selectionStart, selectionStart);
  }
  field._valueTracker?.setValue(`${value}.`);
  // React reads checkboxes and radio buttons on `click`. A plain `Event` of that type doesn't change them.
  for (const type of isBox(field) ? ['click', 'input', 'change'] : ['input', 'change']) {
    field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
