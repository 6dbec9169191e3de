import type { DescribedTag } from '../../src/build/reference/declarations';
import { element, section } from './element';
import { attributesIn, type Setup } from './setup';
import { stateOf } from './states';

/** How long a button says that it has copied. */
const COPIED_MS = 2000;

/** A page at most this wide counts as a phone's. */
export const PHONE_PX = 600;

/** A piece of code to paste, and where it goes. */
export interface Piece {
  where: string;
  code: string;
}

/** What the pieces are made for. */
export interface Order {
  tag: DescribedTag;
  setup: Setup;
  /** Objects, by the property that takes them. */
  properties?: Record<string, unknown>;
  /** Where the product is served. */
  origin: string;
  /** What the link inside the tag says. Default: the tag's own words. */
  fallbackText?: string;
}

/** What to paste into a page to get the tag as it is set up here. `update` writes it anew. */
export function snippet(tag: DescribedTag) {
  const list = element('div', { className: 'pieces' });
  const update = (setup: Setup, properties: Record<string, unknown>) => {
    list.replaceChildren(...piecesOf({ tag, setup, properties, origin: location.origin }).map(pieceView));
  };
  return { view: section('snippet', 'For your page', list), update };
}

/** The pieces, in the order in which one pastes them. */
export function piecesOf(order: Order): Piece[] {
  const set = Object.entries(order.properties ?? {}).filter(([, value]) => value !== undefined);
  return [
    { where: 'Once on the page, anywhere', code: scriptCode(order) },
    {
      where: 'Where it should stand; what is inside shows until it is there, or without scripts',
      code: tagCode(order),
    },
    { where: 'In your stylesheet: the room it will take, so that your page does not jump', code: roomCode(order) },
    ...set.map(([name, value]) => ({
      where: `In a script of yours, for the property ${name}`,
      code: `document.querySelector('${order.tag.tag}').${name} = ${JSON.stringify(value, null, 2)};`,
    })),
    { where: 'Only if your site sends a Content-Security-Policy: what to add to it', code: policyCode(order) },
  ];
}

export function scriptCode({ origin }: Order): string {
  return `<script type="module" src="${origin}/widgets/ummes.js"></script>`;
}

/** @param inside what stands in the tag. Default: a link to the same on the society's site. */
export function tagCode(order: Order, inside = fallbackCode(order)): string {
  const attributes = attributesIn(order.tag, withoutState(order.setup)).map(
    ([name, value]) => ` ${name}="${markup(value)}"`,
  );
  const { tag } = order.tag;
  return `<${tag}${attributes.join('')}>\n  ${inside}\n</${tag}>`;
}

export function fallbackCode({ tag: { fallback }, origin, fallbackText }: Order): string {
  return `<p><a href="${origin}${fallback.path}">${markup(fallbackText || fallback.text)}</a></p>`;
}

export function roomCode({ tag: { tag, reserve } }: Order): string {
  const [wide, phone] = reserve;
  const rule = `${tag} { display: block; min-height: ${wide}; }`;
  return phone ? `${rule}\n@media (max-width: ${PHONE_PX}px) {\n  ${tag} { min-height: ${phone}; }\n}` : rule;
}

export function policyCode({ setup, origin }: Order): string {
  const { api } = withoutState(setup);
  const calls = api && URL.canParse(api) ? new URL(api).origin : origin;
  const origins = [...new Set([origin, calls])].join(' ');
  return `script-src ${origin}; connect-src ${origins}; img-src ${origins}`;
}

/** A state is the workbench's own; a page never points to it. */
function withoutState(setup: Setup): Setup {
  return { ...setup, ...(stateOf(setup.api ?? '') !== undefined && { api: '' }) };
}

/** A piece of code with what is said above it, and a button that copies it. */
export function pieceView({ where, code }: Piece): HTMLElement {
  const text = element('code', {}, code);
  const said = element('span', { role: 'status' });
  const button = element('button', { type: 'button', 'aria-label': `Copy: ${where}` }, 'Copy');
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code);
      said.textContent = 'Copied';
    } catch {
      getSelection()?.selectAllChildren(text);
      said.textContent = 'Selected: copy it with your keyboard';
    }
    setTimeout(() => said.replaceChildren(), COPIED_MS);
  });
  const label = element('figcaption', {}, element('span', {}, where), said, button);
  return element('figure', {}, label, element('pre', { tabIndex: 0, role: 'group', 'aria-label': where }, text));
}

function markup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
