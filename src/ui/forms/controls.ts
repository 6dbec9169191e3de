import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type FormError, TOO_LONG } from '../../model/forms/form-error';
import type { Text, Translate } from '../../texts/text';
import { reducedMotion } from '../style/reduced-motion';

/** The text in a form's controls, by name. */
export type Answers = Readonly<Record<string, string>>;

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Reads the text in the controls, which autofill may set without an event. Leaves out files. */
export function readAnswers(form: HTMLFormElement): Answers {
  const entries = [...new FormData(form)].filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(entries) as Answers;
}

export function controlNamed(form: HTMLFormElement | null, name: string): Control | undefined {
  const found = form?.elements.namedItem(name);
  return found instanceof Element && 'value' in found ? (found as Control) : undefined;
}

/** A ref callback that scrolls to an outcome when it appears. */
export const intoView = (outcome: Element | null) => outcome?.scrollIntoView({ block: 'nearest' });

const SHAKE_MS = 400;
const SHAKE_FRAMES = [0, -8, 8, -6, 6, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }));

/** Focuses a field and scrolls to it. Shakes it if requested, but not with reduced motion. */
export function focusField(form: HTMLFormElement | null, name: string, shake = false): void {
  const control = controlNamed(form, name);
  control?.focus({ preventScroll: true });
  scrollToControl(control);
  if (shake && !reducedMotion()) boxOf(control)?.animate(SHAKE_FRAMES, { duration: SHAKE_MS, easing: 'ease-in-out' });
}

export function scrollToControl(control: Control | undefined): void {
  const box = targetOf(control);
  // WebKitGTK 2.50 scrolls too far when a smooth scroll starts in the task that inserts the messages, or in the
  // next frame.
  if (reducedMotion()) box?.scrollIntoView();
  else requestAnimationFrame(() => requestAnimationFrame(() => box?.scrollIntoView({ behavior: 'smooth' })));
}

function boxOf(control: Control | undefined) {
  return control?.closest('[part=field]');
}

/** The error summary above a control's field (error-summary.tsx) if both fit in the window, else the field. */
function targetOf(control: Control | undefined) {
  const field = boxOf(control);
  const before = field?.previousElementSibling;
  if (!field || !before?.matches('[data-summary]')) return field;
  const height = field.getBoundingClientRect().bottom - before.getBoundingClientRect().top;
  return height < innerHeight * 0.6 ? before : field;
}

/** Focuses a field, such as the first invalid one. */
export type Focus = (form: HTMLFormElement, field: string) => void;

const focusControl: Focus = (form, field) => controlNamed(form, field)?.focus();

/** The errors for a form's fields, in the form's order. When they appear, the first invalid field gets focus. */
export function useErrors<Values>(form: RefObject<HTMLFormElement | null>, focus = focusControl) {
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  /** How many times errors have been shown, with the values that were rejected and the first invalid field. */
  const [rejection, setRejection] = useState<{ count: number; values?: Values; first?: string }>({ count: 0 });

  const focusFirst = useEffectEvent(() => {
    if (form.current && errors[0]) focus(form.current, errors[0].field);
  });
  useEffect(() => {
    if (rejection.count > 0) focusFirst();
  }, [rejection]);

  function removeErrors(...names: (string | undefined)[]) {
    setErrors((shown) => {
      const left = shown.filter(({ field }) => !names.includes(field));
      return left.length < shown.length ? left : shown;
    });
  }

  function reject(found: readonly FormError[], values: Values) {
    setErrors(found);
    setRejection(({ count }) => ({ count: count + 1, values, first: found[0]?.field ?? '' }));
  }

  return { errors, rejection, reject, removeErrors, clearErrors: () => setErrors([]) };
}

/** Returns an error's message, translated if it is one of ours. A server may send any text. */
export function messageOf(t: Translate, error: FormError | undefined): string | undefined {
  if (!error) return undefined;
  const { message, tooLong } = error;
  return tooLong ? t(TOO_LONG, { field: t(tooLong.label), limit: tooLong.limit }) : t(message as Text);
}
