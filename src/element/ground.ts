import { type Colour, isDark, over, paletteFor } from '../ui/style/palette';

/** Functions that update the colours of a tag, by tag. */
const followers = new Map<Element, () => void>();

/** For all tags of the page: it observes them and all that they are in. */
let observer: MutationObserver | undefined;
let listening: AbortController | undefined;
let frame = 0;

/** Gives an element the colours that fit what is behind it, now and later. Call it again when the element has moved. */
export function followGround(element: HTMLElement): void {
  const update = followers.get(element) ?? colouring(element);
  followers.set(element, update);
  if (!observer || !listening) {
    observer = new MutationObserver(onChange);
    listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    for (const type of ['resize', 'transitionend', 'load']) addEventListener(type, onChange, options);
    matchMedia('(prefers-color-scheme:dark)').addEventListener('change', onChange, options);
  }
  for (const at of around(element)) observer.observe(at, { attributes: true });
  update();
}

/** Ends that. */
export function leaveGround(element: Element): void {
  followers.delete(element);
  if (followers.size) return;
  observer?.disconnect();
  listening?.abort();
  observer = undefined;
}

/** Before the next frame is painted, once for all changes until then. */
function onChange() {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    for (const update of followers.values()) update();
  });
}

/** Shows what is behind the element. What stands on no background is on the browser's own, in a property that paints nothing. */
const TRANSPARENT = {
  '--_paint': 'var(--ummes-color-background,transparent)',
  '--_padding': '',
  'column-rule-color': 'canvas',
};

const OPAQUE = { '--_paint': 'var(--_background)', '--_padding': '1em' };

/** Returns a function that gives an element's shadow root the colours for what is behind the element now. */
function colouring(element: HTMLElement): () => void {
  const root = element.shadowRoot as ShadowRoot;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@media screen{:host{}}');
  const { style } = (sheet.cssRules[0] as CSSMediaRule).cssRules[0] as CSSStyleRule;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const set = (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) style.setProperty(name, value, 'important');
  };
  return () => {
    if (/^(light|dark)$/i.test(element.getAttribute('theme') ?? '')) {
      style.cssText = '';
      return;
    }
    set(TRANSPARENT);
    const { colour, isPicture } = groundOf(element);
    set({ ...paletteFor(colour), ...(isPicture && OPAQUE) });
  };
}

/** Returns the colour behind an element, including its own background. Pixels of pictures and gradients can't be read. */
function groundOf(element: Element): { colour: Colour; isPicture: boolean } {
  const layers: Colour[] = [];
  for (const at of around(element)) {
    const { backgroundColor, backgroundImage, color } = getComputedStyle(at);
    const isPicture = backgroundImage !== 'none';
    const layer = parse(backgroundColor);
    layers.unshift(layer);
    if (layer[3] === 1) return { colour: layers.reduce((below, each) => over(each, below)), isPicture };
    // The page's text is made for the picture: of our own grounds, the one of the other kind.
    if (isPicture) return { colour: isDark(parse(color)) ? [255, 255, 255, 1] : [14, 27, 39, 1], isPicture };
  }
  const canvas = parse(getComputedStyle(element).columnRuleColor);
  return { colour: layers.reduce((below, each) => over(each, below), canvas), isPicture: false };
}

/** An element and all that it is shown in, also outside its shadow root. */
function* around(element: Element): Iterable<Element> {
  for (let at: Element | null | undefined = element; at; ) {
    yield at;
    at = at.assignedSlot ?? at.parentElement ?? (at.getRootNode() as Partial<ShadowRoot>).host;
  }
}

/** Reads a computed colour. One in a newer notation, as `oklch()`, is painted. */
function parse(text: string): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = text.match(/[\d.]+/g)?.map(Number) ?? [];
  if (text.startsWith('rgb')) return [red, green, blue, alpha];
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = text;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data;
  return [r, g, b, a / 255];
}
