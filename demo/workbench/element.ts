type Child = Node | string | false;

/** Creates an element. Keys that aren't its properties become attributes; false values are left out. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Record<string, unknown> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === false || value === undefined) continue;
    if (key in created) Object.assign(created, { [key]: value });
    else created.setAttribute(key, String(value));
  }
  created.append(...children.filter((child) => child !== false));
  return created;
}

/** A section of the page with its heading. */
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
  /** The tooltip. */
  title?: string;
}

/** A row of radio buttons. `choose` selects one, or none. */
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
