import { FOREIGN_LOADER, type HostPage, openPage, until } from '../support/browser/host-page';
import { attributesOnSheets, inside, pressAndWait, shown, TAGS, type TestedTag } from '../support/browser/tags';

/** Reduced motion keeps slides from moving automatically. */
const REDUCE_MOTION = `<script>{
  const { matchMedia } = window;
  window.matchMedia = (query) => matchMedia.call(window, query.includes('reduced-motion') ? 'all' : query);
}</script>`;

/** Returns a tag's HTML with a child link. The alumni tag uses a test API, because a new server has no alumni. */
export function hosted(tested: TestedTag): string {
  const api = tested.tag === 'ummes-alumni' ? 'api="/fault/one"' : '';
  return `<${tested.tag} ${attributesOnSheets(tested)} ${api}><a class="kept" href="/">${tested.tag}</a></${tested.tag}>`;
}

/** All tags in the same place on every page, without text between them that the page's rules could enlarge. */
export const ALL_TAGS = `<div id="tags">${TAGS.map(hosted).join('')}</div>`;

/** Opens a page with this HTML at the end of its head and in its body. */
export async function openHost(
  head: string,
  body = ALL_TAGS + FOREIGN_LOADER,
  options: Parameters<typeof openPage>[1] = {},
): Promise<HostPage> {
  const page = await openPage(body, { width: 1280, height: 900, ...options, head: REDUCE_MOTION + head });
  // Moves the frame away from the mouse, which would hover over content that scrolls under it.
  (page.window.frameElement as HTMLElement).style.inset = '10px auto auto 10px';
  return page;
}

/** Scrolls to each tag and waits until its code has loaded and its view is shown. */
export async function allShown(page: HostPage, tags = TAGS): Promise<void> {
  for (const tested of tags) {
    await until(() => {
      page.find(tested.tag).scrollIntoView({ block: 'nearest', behavior: 'instant' });
      return page.window.customElements.get(tested.tag);
    });
    await shown(page, tested);
  }
}

/** Uses every tag in turn, and closes any dialog that it opens. */
export async function tryAll(page: HostPage): Promise<void> {
  for (const tested of TAGS) {
    await pressAndWait(page, tested);
    if (!tested.pressed?.startsWith('dialog')) continue;
    inside(page, tested, 'dialog[open] [aria-label=Close]').click();
    await until(() => !page.find(tested.tag).shadowRoot?.querySelector('dialog[open]'));
  }
}

/** The computed styles to compare. A property that the engine doesn't support is empty on every page. */
const PROPERTIES = [
  ...['display', 'position', 'float', 'boxSizing', 'width', 'height', 'margin', 'padding', 'inset', 'zIndex'],
  ...['borderWidth', 'borderStyle', 'borderColor', 'borderRadius', 'outlineStyle', 'boxShadow', 'opacity', 'transform'],
  ...['color', 'backgroundColor', 'backgroundImage', 'fill', 'stroke', 'caretColor', 'accentColor', 'colorScheme'],
  ...['fontFamily', 'fontSize', 'fontWeight', 'fontStyle', 'fontStretch', 'fontVariant', 'fontFeatureSettings'],
  ...['fontKerning', 'lineHeight', 'letterSpacing', 'wordSpacing', 'wordBreak', 'overflowWrap', 'hyphens', 'lineBreak'],
  ...['whiteSpace', 'textAlign', 'textIndent', 'textTransform', 'textDecorationLine', 'textShadow', 'textRendering'],
  ...['webkitTextFillColor', 'webkitFontSmoothing', 'userSelect', 'cursor', 'visibility', 'overflow', 'verticalAlign'],
  ...['listStyleType', 'listStylePosition', 'quotes', 'tabSize', 'direction', 'writingMode', 'appearance', 'gap'],
  ...['fontSynthesis', 'fontPalette', 'MozOsxFontSmoothing', 'textDecorationSkipInk', 'textUnderlineOffset'],
  ...['textUnderlinePosition', 'textEmphasisStyle', 'textJustify', 'textSizeAdjust', 'webkitTextSecurity'],
  ...[
    'hyphenateCharacter',
    'hyphenateLimitChars',
    'orphans',
    'widows',
    'borderCollapse',
    'borderSpacing',
    'captionSide',
  ],
  ...['imageRendering', 'interpolateSize', 'fillOpacity', 'fillRule', 'strokeWidth', 'strokeLinecap', 'strokeLinejoin'],
  ...['strokeDasharray', 'strokeOpacity', 'paintOrder', 'shapeRendering', 'textAnchor', 'dominantBaseline'],
];

/** The carousel gives a slide at rest this transform or none, depending on when it starts. Both look the same. */
const IN_PLACE = 'matrix(1, 0, 0, 1, 0, 0)';

function stylesOf({ window }: HostPage, elements: readonly Element[]): string[] {
  return elements.map((element) => {
    const style = window.getComputedStyle(element) as unknown as Record<string, string>;
    return [
      element.localName,
      ...PROPERTIES.map((name) => `${name}: ${(style[name] ?? '').replace(IN_PLACE, 'none')}`),
    ].join('; ');
  });
}

/** Returns the styles of every element inside the tags, once lists, images and fonts have loaded. */
export async function stylesInside(page: HostPage): Promise<string[]> {
  const tags = [...page.find('#tags').children];
  const roots = tags.map(({ shadowRoot }) => shadowRoot as ShadowRoot);
  page.window.scrollTo({ top: 0, behavior: 'instant' });
  await until(() => roots.every((root) => !root.textContent?.includes('Loading ')));
  await until(() => page.document.fonts.status === 'loaded');
  const pictures = roots.flatMap((root) => [...root.querySelectorAll('img')]);
  for (const picture of pictures) picture.loading = 'eager'; // otherwise scrolling determines which ones have loaded
  await until(() => pictures.every(({ complete }) => complete));
  for (const animation of roots.flatMap((root) => root.getAnimations())) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    else animation.cancel();
  }
  return stylesOf(
    page,
    roots.flatMap((root) => [...root.querySelectorAll('*')]),
  );
}

export function stylesOfHost(page: HostPage): string[] {
  const { documentElement, body, head } = page.document;
  const own = [documentElement, body, ...page.document.querySelectorAll('#host, #host *')];
  return [...stylesOf(page, own), head.innerHTML];
}
