import { type Control, controlFinder, isBox, RECORDING, type RecordedRoot, type Recording, unmark } from './record';

/**
 * Completes a root's recording, right before hydration: adds fields that the browser filled in without an event, and
 * notes where each control is, in case React replaces it. Returns a function to call after hydration, which replays
 * the recording. The replay code is only loaded if there is something to replay.
 */
export function prepareReplay(root: RecordedRoot): (isPartial?: boolean) => Promise<void> {
  const recording: Recording = root[RECORDING] ?? { steps: [], isOff: true };
  const { steps } = recording;
  const fields = [...root.querySelectorAll<Control>('input,select,textarea')];
  const filled = fields.filter((field) => isEdited(field) && !steps.some(({ control }) => control === field));
  steps.unshift(...filled.map((control) => ({ control, value: control.value })));
  for (const step of steps) step.find = controlFinder(root, step.control);
  const focused = root.activeElement as Control | null;
  const findFocused = focused && controlFinder(root, focused);
  const load = () => import('./replay');
  if (steps.length) load().catch(() => {}); // while React hydrates

  return async (isPartial = false) => {
    const hasLostFocus = !focused?.isConnected && (root.activeElement ?? document.body) === document.body;
    if (hasLostFocus) findFocused?.()?.focus({ preventScroll: true });
    if (steps.length) {
      const module = await load().catch(() => {});
      if (module) await module.replay(root, recording, isPartial);
      else for (const { control } of steps) unmark(control); // the visitor can press again
    }
    recording.isOff = true;
  };
}

/** Whether a field's state differs from its HTML. */
function isEdited(field: Control | HTMLSelectElement): boolean {
  if ('options' in field) {
    const options = [...field.options];
    return field.value !== (options.find((option) => option.defaultSelected) ?? options[0])?.value;
  }
  if (isBox(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}
