import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import type { Translate } from '../../texts/text';
import { useTexts } from '../host/host';

/** A select's choices: strings that are both value and text, or pairs of the two. @param lang default: English. */
export type Choices = (t: Translate, lang?: string) => readonly (string | readonly [value: string, text: string])[];

interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'ref'> {
  choices: Choices;
  /** The text of the first option, whose value is ''. */
  placeholder?: string;
  /**
   * Whether the browser adds the choices after hydration. The server's HTML then has only the placeholder. For long
   * lists, from which few browsers fill in anything.
   */
  isLate?: boolean;
}

const isServer = typeof document === 'undefined';

/**
 * A select whose options are not React's, because hydrating and rendering 250 countries would keep a phone busy. The
 * browser keeps the options of the server's HTML, which it may already have filled in, or else adds its own.
 *
 * React 19 ignores what an element contains if its only child is text that may differ from the server's.
 */
export function Select({ choices, placeholder = '', isLate = false, ...attributes }: SelectProps) {
  const t = useTexts();
  const ref = useRef<HTMLSelectElement>(null);
  const first = String(attributes.value ?? attributes.defaultValue ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value is React's to set
  useLayoutEffect(() => {
    if (ref.current) setOptions(ref.current, optionsOf(choices(t, t.lang), placeholder), first);
  }, [choices, placeholder, t]);
  // A server's names of countries may differ from the browser's, so it has the English ones.
  const served = isServer ? optionsOf(isLate ? [] : choices(t), placeholder) : [];
  return (
    <select {...attributes} ref={ref} suppressHydrationWarning>
      {isServer
        ? served.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))
        : ''}
    </select>
  );
}

interface Option {
  value: string;
  text: string;
}

function optionsOf(choices: ReturnType<Choices>, placeholder: string): Option[] {
  const options = choices.map((choice) => {
    const [value, text] = typeof choice === 'string' ? [choice, choice] : choice;
    return { value, text };
  });
  return [{ value: '', text: placeholder }, ...options];
}

/** Replaces the options that differ, and keeps the one that is chosen. */
function setOptions(select: HTMLSelectElement, options: readonly Option[], first: string): void {
  const isFirstTime = select.options.length === 0;
  const chosen = isFirstTime ? first : select.value;
  const isSame = ({ value, text }: Option, index: number) => {
    const option = select.options[index];
    return option?.value === value && option.text === text;
  };
  if (select.options.length === options.length && options.every(isSame)) return;
  select.replaceChildren(...options.map(({ value, text }) => new Option(text, value, value === first)));
  select.value = chosen;
}
