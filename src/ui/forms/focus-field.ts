import { reducedMotion } from '../style/reduced-motion';
import { type Control, controlNamed } from './controls';

const SHAKE_MS = 400;
const SHAKE_FRAMES = [0, -8, 8, -6, 6, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }));

/** Focuses a field and scrolls to it. Shakes it if asked, but not under reduced motion. */
export function focusField(form: HTMLFormElement | null, name: string, shake = false): void {
  const control = controlNamed(form, name);
  control?.focus({ preventScroll: true });
  scrollToControl(control);
  if (shake && !reducedMotion()) boxOf(control)?.animate(SHAKE_FRAMES, { duration: SHAKE_MS, easing: 'ease-in-out' });
}

export function scrollToControl(control: Control | undefined): void {
  const box = boxOf(control);
  // WebKitGTK 2.50 scrolls too far when a smooth scroll starts in the task that has inserted the messages, or in the
  // next frame.
  if (reducedMotion()) box?.scrollIntoView();
  else requestAnimationFrame(() => requestAnimationFrame(() => box?.scrollIntoView({ behavior: 'smooth' })));
}

function boxOf(control: Control | undefined) {
  return control?.closest('[part=field]');
}
