import { element, section } from './element';
import { heightsOf, type MeasuredTag, MIDDLE_PX, PHONE_PX } from './reserve';
import { attributesIn, type Setup } from './setup';
import { stateOf } from './states';

/** How long 'Copied' is shown. */
const COPIED_MS = 2000;

/** A piece of code to paste, and where it goes. */
export interface Snippet {
  where: string;
  code: string;
}

export interface SnippetOptions {
  tag: MeasuredTag;
  setup: Setup;
  /** Values of the tag's properties, by name. */
  properties?: Record<string, unknown>;
  /** The origin that serves the tags. */
  origin: string;
  /** The text of the link inside the tag. Default: the tag's own. */
  fallbackText?: string;
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
    { where: 'Once on the page, anywhere', code: scriptCode(options) },
    {
      where: 'Where it should appear. The link inside is shown until it has loaded, and if scripts are blocked',
      code: tagCode(options),
    },
    { where: 'In your style sheet: reserve the space, so that your page doesn’t jump', code: reserveCode(options) },
    ...set.map(([name, value]) => ({
      where: `In your own script, for the property ${name}`,
      code: `document.querySelector('${options.tag.tag}').${name} = ${JSON.stringify(value, null, 2)};`,
    })),
    { where: 'Only if your site sends a Content-Security-Policy: add this to it', code: policyCode(options) },
  ];
}

/** Returns the loader's script. Its URL requests the server-rendered tag, unless `api` names another server. */
export function scriptCode({ tag, setup, origin }: SnippetOptions): string {
  const plain = withoutState(setup);
  const isSent = (name: string) =>
    name === 'lang' || tag.attributes.some((each) => each.name === name && !each.isClientOnly && name !== 'theme');
  const sent = attributesIn(tag, plain).filter(([name]) => isSent(name));
  const query = new URLSearchParams([['first', tag.tag.replace('ummes-', '')], ...sent]);
  const address = `${origin}/widgets/ummes.js${plain.api ? '' : `?${query}`}`;
  return `<script type="module" src="${escapeHtml(address)}"></script>`;
}

/** @param content of the tag. Default: a link to the same view on the society's site. */
export function tagCode(options: SnippetOptions, content = fallbackCode(options)): string {
  const attributes = attributesIn(options.tag, withoutState(options.setup)).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  const { tag } = options.tag;
  return `<${tag}${attributes.join('')}>\n  ${content}\n</${tag}>`;
}

export function fallbackCode({ tag: { fallback }, origin, fallbackText }: SnippetOptions): string {
  return `<p><a href="${origin}${fallback.path}">${escapeHtml(fallbackText || fallback.text)}</a></p>`;
}

export function reserveCode({ tag, setup }: SnippetOptions): string {
  const [wide, middle, phone] = heightsOf(tag, setup);
  const rule = (height: number | undefined, more = '') => `${tag.tag} { ${more}min-height: ${height}px; }`;
  const upTo = (width: number, height: number | undefined) =>
    `\n@media (max-width: ${width}px) {\n  ${rule(height)}\n}`;
  return [
    rule(wide, 'display: block; margin-block: 1em 2em; '),
    middle !== wide && upTo(MIDDLE_PX, middle),
    phone !== middle && upTo(PHONE_PX, phone),
  ]
    .filter(Boolean)
    .join('');
}

export function policyCode({ setup, origin }: SnippetOptions): string {
  const { api } = withoutState(setup);
  const calls = api && URL.canParse(api) ? new URL(api).origin : origin;
  const origins = [...new Set([origin, calls])].join(' ');
  return `script-src ${origin}; connect-src ${origins}; img-src ${origins}`;
}

/** Omits `api` if it stands for a state, because states are only for the workbench. */
function withoutState(setup: Setup): Setup {
  return { ...setup, ...(stateOf(setup.api ?? '') !== undefined && { api: '' }) };
}

/** A piece of code with its caption and a button that copies it. */
export function snippetView({ where, code }: Snippet): HTMLElement {
  const text = element('code', {}, code);
  const status = element('span', { role: 'status' });
  const button = element('button', { type: 'button', 'aria-label': `Copy: ${where}` }, 'Copy');
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
  return element('figure', {}, label, element('pre', { tabIndex: 0, role: 'group', 'aria-label': where }, text));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
