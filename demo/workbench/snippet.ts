import { policyCode, type SnippetOptions, snippetLine, snippetLineWithoutStyle, styleSheetCode } from './code';
import { element, section } from './element';
import type { MeasuredTag } from './reserve';
import type { Setup } from './setup';

/** How long 'Copied' is shown. */
const COPIED_MS = 2000;

/** A piece of code to paste, and where it goes. */
export interface Snippet {
  where: string;
  code: string;
  /** A label for screen readers, used if `where` is empty. */
  subject?: string;
}

/** The code for a page that shows the tag with this setup. */
export function snippet(tag: MeasuredTag) {
  const list = element('div', { className: 'pieces' });
  const update = (setup: Setup, properties: Record<string, unknown>) => {
    list.replaceChildren(...snippetsOf({ tag, setup, properties, origin: location.origin }).map(snippetView));
  };
  return { view: section('snippet', 'For your page', list), update };
}

/** The pieces, in the order in which to paste them. */
export function snippetsOf(options: SnippetOptions): Snippet[] {
  const set = Object.entries(options.properties ?? {}).filter(([, value]) => value !== undefined);
  return [
    {
      where: 'Where it should appear. The link is shown until the tag has loaded, and if scripts are blocked',
      code: snippetLine(options),
    },
    ...set.map(([name, value]) => ({
      where: `In your own script, for the property ${name}`,
      code: `document.querySelector('${options.tag.tag}').${name} = ${JSON.stringify(value, null, 2)};`,
    })),
    { where: 'Only if your site sends a Content-Security-Policy: add this to it', code: policyCode(options) },
    {
      where: 'If that policy forbids style attributes: paste this line instead',
      code: snippetLineWithoutStyle(options),
    },
    { where: 'And this into your style sheet, so that your page doesn’t jump', code: styleSheetCode(options) },
  ];
}

/** A piece of code with its caption and a button that copies it. */
export function snippetView({ where, code, subject = where }: Snippet): HTMLElement {
  const text = element('code', {}, code);
  const status = element('span', { role: 'status' });
  const button = element('button', { type: 'button', 'aria-label': `Copy: ${subject}` }, 'Copy');
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code);
      status.textContent = 'Copied';
    } catch {
      getSelection()?.selectAllChildren(text);
      status.textContent = 'Selected: copy it with your keyboard';
    }
    setTimeout(() => status.replaceChildren(), COPIED_MS);
  });
  const label = element('figcaption', {}, element('span', {}, where), status, button);
  return element('figure', {}, label, element('pre', { tabIndex: 0, role: 'group', 'aria-label': subject }, text));
}
