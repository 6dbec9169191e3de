import type { ApplicationField } from '../../model/application';
import { controlNamed } from './controls';

const SHAKE_MS = 400;

/** Scrolls to a field and focuses it, and shakes it if asked, unless the reader wants less motion. */
export function focusField(form: HTMLFormElement | null, field: ApplicationField, shake: boolean): void {
  const control = controlNamed(form, field);
  if (!control) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const box = control.closest('[part=field]') ?? control;
  control.focus({ preventScroll: true });
  box.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' });
  if (shake && !calm) {
    const steps = [0, -8, 8, -6, 6, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    box.animate(steps, { duration: SHAKE_MS, easing: 'ease-in-out' });
  }
}
