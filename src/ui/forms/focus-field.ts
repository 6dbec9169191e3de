import { reducedMotion } from '../style/reduced-motion';
import { controlNamed, type FormControl } from './controls';

/** Focuses a field, such as the first invalid one. */
export type FocusField = (form: HTMLFormElement, field: string) => void;

const SHAKE_MS = 400;
const SHAKE_FRAMES = [0, -8, 8, -6, 6, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }));

/** Focuses a field and scrolls to it. Shakes it if requested, but not with reduced motion. */
export function focusField(form: HTMLFormElement | null, name: string, shake = false): void {
  const control = controlNamed(form, name);
  control?.focus({ preventScroll: true });
  scrollToControl(control);
  if (shake && !reducedMotion()) boxOf(control)?.animate(SHAKE_FRAMES, { duration: SHAKE_MS, easing: 'ease-in-out' });
}

export function scrollToControl(control: FormControl | undefined): void {
  const box = targetOf(control);
  // WebKitGTK 2.50 scrolls too far when a smooth scroll starts in the task that inserts the messages, or in the
  // next frame.
  if (reducedMotion()) box?.scrollIntoView();
  else requestAnimationFrame(() => requestAnimationFrame(() => box?.scrollIntoView({ behavior: 'smooth' })));
}

/** A ref callback that scrolls to an outcome when it appears. */
export const intoView = (outcome: Element | null) => outcome?.scrollIntoView({ block: 'nearest' });

function boxOf(control: FormControl | undefined) {
  return control?.closest('[part=field]');
}

/** The error summary above a control's field (error-summary.tsx) if both fit in the window, else the field. */
function targetOf(control: FormControl | undefined) {
  const field = boxOf(control);
  const before = field?.previousElementSibling;
  if (!field || !before?.matches('[data-summary]')) return field;
  const height = field.getBoundingClientRect().bottom - before.getBoundingClientRect().top;
  return height < innerHeight * 0.6 ? before : field;
}
