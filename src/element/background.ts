import { type Colour, isDark, over, paletteFor } from '../ui/style/palette';
import { type LoadedElement, RENDERED } from './loaded-element';

/** For each tag, a function that updates its colours. */
const followers = new Map<Element, () => void>();

/** Observes all tags on the page and their ancestors. */
let observer: MutationObserver | undefined;
let listening: AbortController | undefined;
let frame = 0;

/** Keeps an element's colours in line with the background behind it. Call it again after the element has moved. */
export function followBackground(element: HTMLElement): void {
  const update = followers.get(element) ?? colouring(element);
  followers.set(element, update);
  if (!observer || !listening) {
    observer = new MutationObserver(onChange);
    listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    for (const type of ['resize', 'transitionend', 'load']) addEventListener(type, onChange, options);
    matchMedia('(prefers-color-scheme:dark)').addEventListener('change', onChange, options);
  }
  for (const at of withAncestors(element)) observer.observe(at, { attributes: true });
  update();
}

/** Undoes `followBackground`. */
export function unfollowBackground(element: Element): void {
  followers.delete(element);
  if (followers.size) return;
  observer?.disconnect();
  listening?.abort();
  observer = undefined;
}

/** Updates all tags once before the next paint, however many changes there were. */
function onChange() {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    for (const update of followers.values()) update();
  });
}

/** Reveals what is behind the element. */
const TRANSPARENT = { '--_paint': 'var(--ummes-color-background,transparent)', '--_padding': '', '--_margin': '' };

/** Without margins, stacked tags form one surface. */
const OPAQUE = { '--_paint': 'var(--_background)', '--_padding': '1em', '--_margin': '0' };

/** Returns a function that sets the colours of an element's shadow root to fit what is now behind the element. */
function colouring(element: HTMLElement): () => void {
  const root = element.shadowRoot as ShadowRoot;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@media screen{:host{}}');
  const { style } = (sheet.cssRules[0] as CSSMediaRule).cssRules[0] as CSSStyleRule;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  /** Whether the element may have a background of ours, which hides what is behind it. */
  let isOpaque = !(element as LoadedElement)[RENDERED]?.options;
  const set = (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) style.setProperty(name, value, 'important');
  };
  return () => {
    if (/^(light|dark)$/i.test(element.getAttribute('theme') ?? '')) {
      style.cssText = '';
      isOpaque = true;
      return;
    }
    // Only if necessary, because it makes the browser style everything in the tag twice.
    if (isOpaque) set(TRANSPARENT);
    const { colour, isPicture } = backgroundOf(element);
    set({ ...TRANSPARENT, ...paletteFor(colour), ...(isPicture && OPAQUE) });
    isOpaque = isPicture;
  };
}

/** Returns the colour behind an element, including its own background. Pictures and gradients can't be read. */
function backgroundOf(element: Element): { colour: Colour; isPicture: boolean } {
  const layers: Colour[] = [];
  // A server rendering does not paint it yet.
  const own = getComputedStyle(element).getPropertyValue('--ummes-color-background').trim();
  for (const at of withAncestors(element)) {
    const { backgroundColor, backgroundImage, color } = getComputedStyle(at);
    const isPicture = backgroundImage !== 'none';
    const isUnpainted = at === element && own && backgroundColor === 'rgba(0, 0, 0, 0)';
    const layer = parse(isUnpainted ? own : backgroundColor);
    layers.unshift(layer);
    if (layer[3] === 1) return { colour: layers.reduce((below, each) => over(each, below)), isPicture };
    // The page's text contrasts with the picture, so use a background that contrasts with the text.
    if (isPicture) return { colour: isDark(parse(color)) ? [255, 255, 255, 1] : [14, 27, 39, 1], isPicture };
  }
  const canvas = parse(getComputedStyle(element).columnRuleColor);
  return { colour: layers.reduce((below, each) => over(each, below), canvas), isPicture: false };
}

/** Yields an element and its ancestors in the flat tree, across shadow roots. */
function* withAncestors(element: Element): Iterable<Element> {
  for (let at: Element | null | undefined = element; at; ) {
    yield at;
    at = at.assignedSlot ?? at.parentElement ?? (at.getRootNode() as Partial<ShadowRoot>).host;
  }
}

/** Parses a computed colour. Newer notations, such as `oklch()`, are painted and read back. */
function parse(text: string): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = text.match(/[\d.]+/g)?.map(Number) ?? [];
  if (text.startsWith('rgb')) return [red, green, blue, alpha];
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = text;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data;
  return [r, g, b, a / 255];
}
