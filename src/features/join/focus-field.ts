import type { ApplicationField } from '../../model/application';
import { reducedMotion } from '../../ui/reduced-motion';
import { controlNamed } from './form-controls';

const SHAKE_MS = 400;
const SHAKE_FRAMES = [0, -8, 8, -6, 6, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }));

/** Focuses a field, scrolls to it, and shakes it if asked, but not under reduced motion. */
export function focusField(form: HTMLFormElement | null, field: ApplicationField, shake: boolean): void {
  const control = controlNamed(form, field);
  const box = control?.closest('[part=field]');
  control?.focus({ preventScroll: true });
  box?.scrollIntoView({ block: 'start', behavior: reducedMotion() ? 'auto' : 'smooth' });
  if (shake && !reducedMotion()) box?.animate(SHAKE_FRAMES, { duration: SHAKE_MS, easing: 'ease-in-out' });
}
