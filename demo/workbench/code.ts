import { heightsOf, type MeasuredTag, MIDDLE_PX, PHONE_PX } from './reserve';
import { attributesIn, type Setup } from './setup';
import { stateOf } from './states';

/*
 * The code that other sites paste, as pure functions. They run in the generator, in the workbench, in `npm run docs`
 * and in the tests that paste the code into real systems.
 */

export interface SnippetOptions {
  tag: MeasuredTag;
  setup: Setup;
  /** Values of the tag's properties, by name. */
  properties?: Record<string, unknown>;
  /** The origin that serves the tags. */
  origin: string;
  /** The text of the link inside the tag. Default: the tag's own. */
  fallbackText?: string;
  /** A CSS colour for buttons, markers and links. Default: the society's. */
  accent?: string;
  /** The forms that the society's server receives. Default: none. */
  receives?: readonly string[];
}

/** Characters of CSS colours, without those that could end a declaration, an attribute or a shortcode. */
const COLOUR = /^[#a-z0-9 (),.%/-]+$/i;

/** The property that sets the accent. */
export const ACCENT = '--ummes-color-accent';

/** A tag that is this tall fills a phone's screen, so what follows moves where nobody sees it. */
const SCREEN_PX = 1000;

/** The height of a frame that nobody resizes: high enough to read in, low enough to scroll past. */
const FRAME_PX = 600;

/** Pages of the society's site that have an oEmbed answer. */
const PAGES: Readonly<Record<string, string>> = {
  'ummes-events': '/events',
  'ummes-event-detail': '/events/{event-id}',
  'ummes-news': '/news',
  'ummes-alumni': '/alumni',
  'ummes-student-life': '/student-life',
  'ummes-contact': '/contact',
};

const FEEDS: Readonly<Record<string, string>> = { 'ummes-events': '/events.atom', 'ummes-news': '/news.atom' };

/** Tags that can't be framed, because a click in them does something that can't be undone. */
const UNFRAMED = ['ummes-unsubscribe'];

/** Returns the tag's name without its prefix, as in `/frame/events`. */
export const shortName = ({ tag }: { tag: string }) => tag.replace('ummes-', '');

/**
 * Returns the tag and its script as one line, because editors turn line breaks into paragraphs. Previews measure the
 * tag before its content arrives, so the height is part of it.
 */
export function snippetLine(options: SnippetOptions): string {
  return `${tagCode(options, fallbackCode(options), styleOf(options))}${scriptCode(options)}`;
}

/** Returns the line for pages whose policy forbids `style` attributes. `styleSheetCode` is its style sheet. */
export function snippetLineWithoutStyle(options: SnippetOptions): string {
  return `${tagCode(options)}${scriptCode(options)}`;
}

/** Returns the loader's script. Its URL requests the server-rendered tag, unless `api` names another server. */
export function scriptCode({ tag, setup, origin }: SnippetOptions): string {
  const plain = withoutState(setup, origin);
  const isSent = (name: string) =>
    name === 'lang' || tag.attributes.some((each) => each.name === name && !each.isClientOnly && name !== 'theme');
  const sent = attributesIn(tag, plain).filter(([name]) => isSent(name));
  const query = new URLSearchParams([['first', shortName(tag)], ...sent]);
  const address = `${origin}/widgets/ummes.js${plain.api ? '' : `?${query}`}`;
  return `<script type="module" src="${escapeHtml(address)}"></script>`;
}

/** @param content of the tag. Default: a link to the same view on the society's site. */
export function tagCode(options: SnippetOptions, content = fallbackCode(options), style = ''): string {
  const attributes = [...settingsIn(options), ...(style ? [['style', style] as const] : [])];
  const { tag } = options.tag;
  return `<${tag}${attributes.map(([name, value]) => attributeCode(options, name, value)).join('')}>${content}</${tag}>`;
}

function attributeCode({ tag }: SnippetOptions, name: string, value: string): string {
  const isBoolean = tag.attributes.some((each) => each.name === name && each.kind === 'boolean');
  return isBoolean && value === 'true' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`;
}

export function fallbackCode(options: SnippetOptions): string {
  const address = `${options.origin}${options.tag.fallback.path}`;
  return `<a href="${escapeHtml(address)}">${escapeHtml(fallbackTextOf(options))}</a>`;
}

export const fallbackTextOf = ({ tag, fallbackText }: SnippetOptions) => fallbackText || tag.fallback.text;

/** Returns the attributes to write: those that differ from their initial value. */
export function settingsIn({ tag, setup, origin }: SnippetOptions): [name: string, value: string][] {
  return attributesIn(tag, withoutState(setup, origin));
}

/** Whether the setup asks for more than the tag itself. An address to paste can't carry such settings. */
export function hasSettings(options: SnippetOptions): boolean {
  return accentOf(options) !== '' || settingsIn(options).some(([name]) => name !== 'event-id');
}

/** Returns the accent, or '' if it has characters that no colour has. */
export function accentOf({ accent = '' }: Pick<SnippetOptions, 'accent'>): string {
  return COLOUR.test(accent) ? accent : '';
}

/** Returns the value of the `style` attribute that reserves the tag's height and sets its accent. */
export function styleOf(options: SnippetOptions): string {
  const accent = accentOf(options);
  return `display:block;min-height:${reserveHeight(options)}${accent && `;${ACCENT}:${accent}`}`;
}

/**
 * Returns the height to reserve. One number is enough for a tag that fills
 * a phone's screen: what follows it moves out of sight. For a shorter tag, `clamp()` stands for a media query: the
 * middle value is huge in viewports below `PHONE_PX` and negative in others.
 */
export function reserveHeight({ tag, setup }: SnippetOptions): string {
  const [wide = 0, , phone = wide] = heightsOf(tag, setup);
  const [low, high] = [Math.min(wide, phone), Math.max(wide, phone)];
  const difference = phone > wide ? `${PHONE_PX}px - 100vw` : `100vw - ${PHONE_PX}px`;
  return low === high || low >= SCREEN_PX ? `${low}px` : `clamp(${low}px,(${difference})*999,${high}px)`;
}

/** Returns a style sheet that reserves the tag's height and sets its accent. */
export function styleSheetCode(options: SnippetOptions): string {
  const { tag, setup } = options;
  const [wide, middle, phone] = heightsOf(tag, setup);
  const accent = accentOf(options);
  const rule = (height: number | undefined, more = '') => `${tag.tag} { ${more}min-height: ${height}px; }`;
  const upTo = (width: number, height: number | undefined) =>
    `\n@media (max-width: ${width}px) {\n  ${rule(height)}\n}`;
  return [
    rule(wide, `display: block; margin-block: 1em 2em; ${accent && `${ACCENT}: ${accent}; `}`),
    middle !== wide && upTo(MIDDLE_PX, middle),
    phone !== middle && upTo(PHONE_PX, phone),
  ]
    .filter(Boolean)
    .join('');
}

export function policyCode({ setup, origin }: SnippetOptions): string {
  const { api } = withoutState(setup, origin);
  const calls = api && URL.canParse(api) ? new URL(api).origin : origin;
  const origins = [...new Set([origin, calls])].join(' ');
  return `script-src ${origin}; connect-src ${origins}; img-src ${origins}`;
}

/** Returns the address of the tag on a page of its own, to be framed; undefined if it must not be. */
export function frameAddress(options: SnippetOptions): string | undefined {
  if (UNFRAMED.includes(options.tag.tag)) return undefined;
  const query = new URLSearchParams(settingsIn(options).filter(([name]) => name !== 'api'));
  return `${options.origin}/frame/${shortName(options.tag)}${query.size ? `?${query}` : ''}`;
}

/**
 * Returns a frame that needs no script: it scrolls if it is lower than its content. Dark pages seldom declare their
 * colour scheme; without it, browsers paint a background of their own behind a dark frame.
 */
export function frameCode(options: SnippetOptions): string | undefined {
  const address = frameAddress(options);
  if (address === undefined) return undefined;
  const height = Math.min(FRAME_PX, Math.max(...heightsOf(options.tag, options.setup)));
  const title = escapeHtml(fallbackTextOf(options));
  const style = options.setup.theme === 'dark' ? 'border:0;color-scheme:dark' : 'border:0';
  return `<iframe src="${escapeHtml(address)}" title="${title}" width="100%" height="${height}" style="${style}" loading="lazy"></iframe>`;
}

/**
 * Returns the page of the society's site to paste as an address (oEmbed); undefined if the tag has none. WordPress
 * shows such pages in a sandbox, where the link of a contact form without a server can't open an email program.
 */
export function pageAddress({ tag, setup, origin, receives = [] }: SnippetOptions): string | undefined {
  const path = PAGES[tag.tag];
  const id = setup['event-id'] ?? '';
  if (!path || (path.includes('{') && !id)) return undefined;
  if (tag.tag === 'ummes-contact' && !receives.includes('contact')) return undefined;
  return `${origin}${path.replace('{event-id}', encodeURIComponent(id))}`;
}

/** Returns the address of the list's Atom feed; undefined if the tag has none. */
export function feedAddress({ tag, origin }: SnippetOptions): string | undefined {
  const path = FEEDS[tag.tag];
  return path && `${origin}${path}`;
}

/** Omits `api` if it stands for a state, because states are only for the workbench. */
function withoutState(setup: Setup, origin: string): Setup {
  return { ...setup, ...(stateOf(setup.api ?? '', origin) !== undefined && { api: '' }) };
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replace(/[\r\n]+/g, '&#10;');
}
