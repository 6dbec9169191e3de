import {
  accentOf,
  fallbackTextOf,
  feedAddress,
  frameAddress,
  frameCode,
  hasSettings,
  pageAddress,
  reserveHeight,
  type SnippetOptions,
  settingsIn,
  shortName,
  snippetLine,
} from '../../workbench/code';
import { heightsOf } from '../../workbench/reserve';
import type { Way, WayStep } from './system';

/** The attributes that change what the server renders, for code that a site adds once to show any tag. */
export const RENDERED_ATTRIBUTES = [
  'limit',
  'show',
  'category',
  'lang',
  'heading-level',
  'event-id',
  'news-id',
  'href',
  'event-href',
  'news-href',
  'project-href',
  'fallback',
];

/** The other attributes, which only the browser needs. */
export const BROWSER_ATTRIBUTES = ['theme', 'back-href', 'send', 'email', 'token'];

/* Parts that several systems share. A way that the tag doesn't have is an empty list. */

interface Wording {
  title: string;
  /** Steps before and after the one with the code. */
  before?: readonly string[];
  /** The step with the code. */
  paste: string;
  after?: readonly string[];
  notes?: readonly (string | false)[];
}

const SEVERAL =
  'To show several things on one page, paste a line for each. The part from `<script` on is needed only once.';
const FRAME_COLOURS = 'A frame can’t see your page’s colours. On a dark page, choose **Always dark** in step 2.';
const FRAME_ACCENT = 'A frame can’t take your accent colour from step 2.';
const FRAME_HEIGHT = 'A longer list scrolls inside the frame. To show more of it, raise the number after `height`.';

/** The line of HTML. */
export function lineWay(options: SnippetOptions, wording: Wording): Way[] {
  const [wide = 0, , phone = wide] = heightsOf(options.tag, options.setup);
  const narrow =
    phone > wide &&
    `The line reserves the height for a wide column. If what follows jumps when the content appears, write \`min-height:${phone}px\` in it: your column is narrower.`;
  return [{ id: 'line', ...written(wording, snippetLine(options)), notes: notesOf(wording, SEVERAL, narrow) }];
}

/** A frame as HTML. */
export function frameWay(options: SnippetOptions, wording: Wording): Way[] {
  const code = frameCode(options);
  if (code === undefined) return [];
  return [{ id: 'frame', ...written(wording, code), notes: notesOf(wording, FRAME_HEIGHT, ...colourNotes(options)) }];
}

/** The address of a frame, for systems that make the frame themselves. */
export function frameAddressWay(options: SnippetOptions, wording: Wording): Way[] {
  const address = frameAddress(options);
  if (address === undefined) return [];
  return [{ id: 'frame-address', ...written(wording, address), notes: notesOf(wording, ...colourNotes(options)) }];
}

/** The address of a page of the society's site, which the system replaces with a frame (oEmbed). */
export function addressWay(options: SnippetOptions, wording: Wording, elsewhere: string): Way[] {
  const address = pageAddress(options);
  if (address === undefined) return [];
  const settings =
    hasSettings(options) && `An address takes no settings, so your choices in step 2 don’t apply. ${elsewhere}`;
  const some = options.tag.tag === 'ummes-events' && 'It shows the next two events, with a link to all of them.';
  return [{ id: 'address', ...written(wording, address), notes: notesOf(wording, some, settings) }];
}

/** The address of a feed. */
export function feedWay(options: SnippetOptions, wording: Wording): Way[] {
  const address = feedAddress(options);
  if (address === undefined) return [];
  return [
    {
      id: 'feed',
      ...written(wording, address),
      notes: notesOf(wording, 'It shows titles and links in your site’s own style, without pictures.'),
    },
  ];
}

function written(
  { title, before = [], paste, after = [] }: Wording,
  code: string,
): { title: string; steps: WayStep[] } {
  const plain = (text: string): WayStep => ({ text });
  return { title, steps: [...before.map(plain), { text: paste, code }, ...after.map(plain)] };
}

/** Returns the notes about a frame's colours. */
function colourNotes(options: SnippetOptions): (string | false)[] {
  return [FRAME_COLOURS, accentOf(options) !== '' && FRAME_ACCENT];
}

function notesOf({ notes = [] }: Wording, ...common: (string | false)[]): string[] {
  return [...notes, ...common].filter((note) => note !== false);
}

/** Returns the settings, link text, height and accent as ` name="value"`, for shortcodes and includes. */
export function parameters(
  options: SnippetOptions,
  escaped: (value: string) => string,
  height = reserveHeight(options),
): string {
  const values = settingsIn(options).filter(([name]) => name !== 'api');
  if (options.fallbackText) values.push(['text', options.fallbackText]);
  if (height) values.push(['height', height]);
  const accent = accentOf(options);
  if (accent) values.push(['accent', accent]);
  return values.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
}

/**
 * Returns the script that turns links to frames into frames that size themselves, in ES5, which wikis require.
 * @param start runs the function `show` when a page's content is there, such as `jQuery(show)`.
 */
export function linksToFrames({ origin }: SnippetOptions, start: string): string {
  return `(function () {
  var society = ${scriptText(origin)};
  function show() {
    document.querySelectorAll('a[href^="' + society + '/frame/"]').forEach(function (link) {
      var frame = document.createElement('iframe');
      frame.src = link.href;
      frame.title = link.textContent;
      frame.style.cssText = 'width:100%;height:600px;border:0';
      link.replaceWith(frame);
    });
  }
  ${start};
  addEventListener('message', function (event) {
    if (event.origin !== society || !event.data || event.data.type !== 'ummes-height') return;
    document.querySelectorAll('iframe').forEach(function (frame) {
      if (frame.contentWindow === event.source) frame.style.height = Number(event.data.height) + 'px';
    });
  });
})();`;
}

/** Returns the script that gives our frames the height of their content. */
export const SIZING_CODE = `<script>
addEventListener('message', function (event) {
  if (!event.data || event.data.type !== 'ummes-height') return;
  document.querySelectorAll('iframe').forEach(function (frame) {
    if (frame.contentWindow === event.source) frame.style.height = Number(event.data.height) + 'px';
  });
});
</script>`;

/** Returns a string in single quotes, for a script. */
function scriptText(text: string): string {
  const escaped = text
    .replace(/[\\']/g, '\\$&')
    .replaceAll('<', '\\x3c')
    .replace(/[\r\n\u2028\u2029]/g, ' ');
  return `'${escaped}'`;
}

/** The society's link for wikis: its address, and its text without the characters that mean something in a link. */
export function wikiLink(options: SnippetOptions): { address: string; text: string } | undefined {
  const address = frameAddress(options);
  if (address === undefined) return undefined;
  const text = fallbackTextOf(options).replace(/[[\]{}|<>\r\n]+|''+|~~~+/g, ' ');
  return { address: address.replaceAll("'", '%27'), text: text.trim() || shortName(options.tag) };
}
