import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { ApplicationField } from '../../model/application/application';
import { HONEYPOT_PART } from '../../model/application/application-parts';
import { reducedMotion } from '../../ui/style/reduced-motion';
import type { Answers } from './draft';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The texts in the form's controls, which autofill may set without an event. Leaves out files and the honeypot. */
export function readAnswers(form: HTMLFormElement): Answers {
  const entries = [...new FormData(form)].filter(
    ([name, value]) => name !== HONEYPOT_PART && typeof value === 'string',
  );
  return Object.fromEntries(entries) as Answers;
}

export function controlNamed(form: HTMLFormElement | null, name: string): Control | undefined {
  const found = form?.elements.namedItem(name);
  return found instanceof Element && 'value' in found ? (found as Control) : undefined;
}

/**
 * Calls back with the control's name and value for every edit, for some twice. Listens to both native events: some
 * password managers fire `change` alone, and React's onChange misses a value that a script has set.
 */
export function useEdits(form: RefObject<HTMLFormElement | null>, onEdit: (name: string, value: string) => void) {
  const handleEdit = useEffectEvent(({ target }: Event) => {
    const { name, value } = target as Control;
    onEdit(name, value);
  });

  // Before the browser paints: autofill may be waiting for the form.
  useLayoutEffect(() => {
    const { current } = form;
    const listener = (event: Event) => handleEdit(event);
    current?.addEventListener('input', listener);
    current?.addEventListener('change', listener);
    return () => {
      current?.removeEventListener('input', listener);
      current?.removeEventListener('change', listener);
    };
  }, [form]);
}

const SHAKE_MS = 400;
const SHAKE_FRAMES = [0, -8, 8, -6, 6, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }));

/** Focuses a field, scrolls to it, and shakes it if asked, but not under reduced motion. */
export function focusField(form: HTMLFormElement | null, field: ApplicationField, shake: boolean): void {
  const control = controlNamed(form, field);
  const box = control?.closest('[part=field]');
  control?.focus({ preventScroll: true });
  scrollToBox(box);
  if (shake && !reducedMotion()) box?.animate(SHAKE_FRAMES, { duration: SHAKE_MS, easing: 'ease-in-out' });
}

/** Scrolls to the field that has the focus, unless it is none of these. */
export function scrollToFocus(form: HTMLFormElement | null, fields: readonly { field: ApplicationField }[]): void {
  const control = fields.map(({ field }) => controlNamed(form, field)).find((control) => control?.matches(':focus'));
  scrollToBox(control?.closest('[part=field]'));
}

function scrollToBox(box: Element | null | undefined) {
  // WebKitGTK 2.50 scrolls too far when a smooth scroll starts in the task that has inserted the messages, or in the
  // next frame.
  if (reducedMotion()) box?.scrollIntoView();
  else requestAnimationFrame(() => requestAnimationFrame(() => box?.scrollIntoView({ behavior: 'smooth' })));
}
