type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** React 19.3.1 takes a field as edited if its value is not the one that it has seen last. */
interface TrackedField {
  _valueTracker?: { setValue(value: string): void };
}

/**
 * Notes what a visitor does in a first view: focus, edited fields, presses (which may become more). Returns a function that repeats it for the
 * code, once that has taken the view over. An element that was replaced by then is found by what it is.
 * @param view what it was done in: the shadow root, or what was taken from it.
 */
export function noteVisit(
  root: ShadowRoot,
  pressed: readonly HTMLElement[],
  view: ShadowRoot | DocumentFragment,
): () => Promise<void> {
  const finder = (element: Element) => elementFinder(root, view, element);
  const fields = [...view.querySelectorAll<Field>('input,select,textarea')].map((field) => {
    return { field, find: finder(field), initial: initialValue(field) };
  });
  const focused = root.activeElement && finder(root.activeElement);
  const finders = pressed.map(finder);

  return async () => {
    const edited = fields.filter(({ field, initial }) => stateOf(field) !== initial);
    for (const { field, find } of edited) repeatEdit(field, find() as Field | undefined);
    if (!root.activeElement) (focused?.() as HTMLElement | undefined)?.focus({ preventScroll: true });
    // Not by entries(), of which Prototype.js has its own.
    for (const position of pressed.keys()) {
      // Those that were pressed while the code took over are where they were.
      const found = finders[position] ? (finders[position]() as HTMLElement | undefined) : pressed[position];
      found?.removeAttribute('data-pending');
      found?.removeAttribute('aria-busy');
      found?.click();
      await undefined; // React renders the outcome before the next
    }
  };
}

/** Returns a function that gives the element, or the one that has taken its place. */
function elementFinder(root: ShadowRoot, view: ParentNode, element: Element): () => Element | undefined {
  const alike = (within: ParentNode) =>
    [...within.querySelectorAll(element.localName)].filter((other) => nameOf(other) === name);
  const name = nameOf(element);
  const position = alike(view).indexOf(element);
  return () => (element.isConnected ? element : alike(root)[position]);
}

function nameOf(element: Element): string {
  const names = ['name', 'part', 'aria-label'].map((name) => element.getAttribute(name));
  return `${names} ${element.localName === 'button' && element.textContent}`;
}

function isBox({ type }: Field): boolean {
  return type === 'checkbox' || type === 'radio';
}

function stateOf(field: Field): string {
  return isBox(field) ? String((field as HTMLInputElement).checked) : field.value;
}

/** The value of a field that nobody has edited. */
function initialValue(field: Field): string {
  if (isBox(field)) return String((field as HTMLInputElement).defaultChecked);
  if (!('options' in field)) return field.defaultValue;
  const options = [...field.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
}

/** Lets the code know of an edit as if it was made now. A field that has replaced the edited one gets its state. */
function repeatEdit(edited: Field, field: Field | undefined): void {
  if (!field) return;
  const [from, to] = [edited, field] as HTMLInputElement[] as [HTMLInputElement, HTMLInputElement & TrackedField];
  if (to !== from) {
    if (isBox(to)) to.checked = from.checked;
    else if (to.type === 'file') to.files = from.files;
    else to.value = from.value;
  }
  to._valueTracker?.setValue('');
  // React reads boxes at a `click`, which as a plain event does not change them.
  for (const type of isBox(to) ? ['click', 'input', 'change'] : ['input', 'change']) {
    to.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
