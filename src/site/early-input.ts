/*
 * What visitors do before the page's code has come. This script stands inline in each document, ahead of all others
 * (src/build/prerendering/document-script.ts). Until `data-hydrated` it keeps presses of buttons, and what is typed and
 * chosen; marks the pressed control at once (`data-pending`); and repeats everything in order after hydration. React does
 * not see these events the first time: it would answer some of them while it hydrates.
 *
 * Links with addresses, and forms that a server takes, work without code: the browser follows them. A button with
 * `aria-expanded` opens at once, by CSS, and its component takes the attribute over (header/use-dismiss.ts).
 */

/** A control, as far as it has these. React keeps a field's last value in its tracker, and ignores an event without a change. */
type Control = HTMLElement &
  Partial<Pick<HTMLInputElement, 'form' | 'type' | 'name' | 'value' | 'selectionStart'>> & {
    setSelectionRange(start: number, end: number): void;
    _valueTracker?: { setValue(value: string): void };
  };

interface Entry {
  control: Control;
  /** Else something was typed or chosen. */
  isPress: boolean;
  /** What the control is called, its place among those of the same name, and their number: to find it in a new rendering. */
  called: string;
  place: number;
  count: number;
  /** Of a button that opens something: its `aria-expanded` by now. An earlier press elsewhere may close it again. */
  expanded?: string;
  /** Of a field, with the caret in it. */
  text?: string | undefined;
  caret?: number | null | undefined;
}

const { documentElement } = document;
/** The page's path, without a slash at its end, which the page's code removes. */
const currentPath = () => location.pathname.replace(/\/$/, '');
const path = currentPath();

let entries: Entry[] = [];
/** A part of the first rendering. If it has gone, the page was rendered anew, as when its code failed to load. */
let rendered: Element | null | undefined;
/** Events pass: they are our own, or the page has taken over. */
let isOff = false;

const nameOf = (control: Control) => control.ariaLabel || control.name || control.textContent;

const namesakes = ({ localName }: Control, name: string) =>
  [...document.querySelectorAll<Control>(localName)].filter((control) => nameOf(control) === name);

function mark(control: Control, busy: 'true' | null): void {
  control.toggleAttribute('data-pending', busy != null);
  control.ariaBusy = busy;
}

function listener(event: Event): void {
  const isPress = event instanceof MouseEvent;
  const target = event.target as Control;
  const control = isPress ? target.closest<Control>('button') : target;
  if (isOff || !control) return;
  if (isPress) {
    if (event.ctrlKey || event.shiftKey || event.altKey || event.metaKey) return;
    if (control.type === 'submit' && control.form && control.form.method !== 'dialog') return;
    event.preventDefault(); // by Enter in a field, too, the form's button is pressed
  }
  event.stopPropagation();

  let entry = (isPress ? entries : entries.slice(-1)).find((known) => known.control === control);
  if (!entry) {
    rendered ??= document.querySelector('#root>*');
    const all = namesakes(control, nameOf(control));
    entry = { control, isPress, called: nameOf(control), place: all.indexOf(control), count: all.length };
    entries.push(entry);
  }
  entry.text = control.value;
  entry.caret = control.selectionStart;
  if (control.ariaExpanded) entry.expanded = control.ariaExpanded = `${control.ariaExpanded !== 'true'}`;
  else if (isPress || control.matches('select,[type=search]')) mark(control, 'true');
}

/** The control to repeat an entry on; undefined when it has gone or become another one. */
function controlOf({ control, called, place, count }: Entry): Control | undefined {
  const all = namesakes(control, called);
  if (all.includes(control)) return control;
  return all.length === count ? all[place] : undefined;
}

function repeat({ control: first, isPress, expanded, text, caret }: Entry, control: Control): void {
  isOff = true;
  mark(first, null);
  if (isPress) {
    if (!expanded || control.ariaExpanded !== expanded) control.click();
  } else {
    if (control.value !== text) {
      control.value = text;
      if (caret != null) control.setSelectionRange(caret, caret);
    }
    control._valueTracker?.setValue(`${text}.`);
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  }
  isOff = false;
}

/** Repeats what was recorded, and what is done meanwhile. In a page that says Try Again, the rest waits for its controls. */
async function repeatAll(): Promise<void> {
  const waiting: Entry[] = [];
  for (const entry of entries) {
    if (currentPath() !== path) break;
    const control = controlOf(entry);
    if (control) {
      repeat(entry, control);
      await new Promise((resolve) => setTimeout(resolve)); // React renders between two events, as between two of a visitor
    } else if (!rendered?.isConnected) waiting.push(entry);
  }
  entries = waiting;
  isOff = true;
}

const observer = new MutationObserver(async () => {
  if (!('hydrated' in documentElement.dataset)) return;
  observer.disconnect();
  await repeatAll();
  if (entries.length) observer.observe(documentElement, { childList: true, subtree: true });
});
observer.observe(documentElement, { attributes: true });
for (const type of ['click', 'input', 'change']) addEventListener(type, listener, true);
