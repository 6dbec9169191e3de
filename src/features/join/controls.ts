import { HONEYPOT_PART } from '../../model/application-parts';
import type { Answers } from './draft';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What stands in the form's controls now, however it came there; files and the honeypot are left out. */
export function answersIn(form: HTMLFormElement): Answers {
  const controls = Array.from(form.elements).filter(
    (element): element is Control => 'value' in element && 'name' in element,
  );
  return Object.fromEntries(
    controls
      .filter(({ name, type }) => name && name !== HONEYPOT_PART && type !== 'file')
      .map(({ name, value }) => [name, value]),
  );
}

export function controlNamed(form: HTMLFormElement | null, name: string): Control | undefined {
  const found = form?.elements.namedItem(name);
  return found instanceof Element && 'value' in found ? (found as Control) : undefined;
}
