/** The text in a form's controls, by name. */
export type Answers = Readonly<Record<string, string>>;

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Reads the text in the controls, which autofill may set without an event. Leaves out files. */
export function readAnswers(form: HTMLFormElement): Answers {
  const entries = [...new FormData(form)].filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(entries) as Answers;
}

export function controlNamed(form: HTMLFormElement | null, name: string): FormControl | undefined {
  const found = form?.elements.namedItem(name);
  return found instanceof Element && 'value' in found ? (found as FormControl) : undefined;
}
