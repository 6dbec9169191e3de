import { reducedMotion } from '../style/reduced-motion';
/** The texts in a form's controls, by name. */
export type Answers = Readonly<Record<string, string>>;

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Reads the texts in the controls, which autofill may set without an event. Leaves out files. */
export function readAnswers(form: HTMLFormElement): Answers {
  const entries = [...new FormData(form)].filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(entries) as Answers;
}

export function controlNamed(form: HTMLFormElement | null, name: string): Control | undefined {
  const found = form?.elements.namedItem(name);
  return found instanceof Element && 'value' in found ? (found as Control) : undefined;
}

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
