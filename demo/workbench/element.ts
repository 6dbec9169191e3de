type Child = Node | string | false;

/**
 * Makes an element. A property of the element is set as one, anything else as an attribute; a false
 * value leaves it out.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Record<string, unknown> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === false || value === undefined) continue;
    if (key in made) Object.assign(made, { [key]: value });
    else made.setAttribute(key, String(value));
  }
  made.append(...children.filter((child) => child !== false));
  return made;
}

/** A part of the workbench with its heading. */
export function section(id: string, title: string, ...children: Child[]): HTMLElement {
  return element(
    'section',
    { id, 'aria-labelledby': `${id}-title` },
    element('h2', { id: `${id}-title` }, title),
    ...children,
  );
}

export interface Option {
  value: string;
  label: string;
  /** What it does, on hover. */
  title?: string;
}

/** A row of options of which one is chosen. `choose` shows another as chosen, or none. */
export function options(name: string, legend: string, list: readonly Option[], onChoose: (value: string) => void) {
  const inputs = list.map(({ value }) =>
    element('input', { type: 'radio', name, value, onchange: () => onChoose(value) }),
  );
  const labels = list.map(({ label, title }, index) => {
    return element('label', { title }, inputs[index] as HTMLElement, element('span', {}, label));
  });
  const row = element('fieldset', { className: 'options' }, element('legend', {}, legend), ...labels);
  const choose = (value: string | undefined) => {
    for (const input of inputs) input.checked = input.value === value;
  };
  return { row, choose };
}
