import { type Colour, GROUNDS, isDark, over, paletteFor } from '../ui/style/palette';

/** What to do when the ground of a tag may have changed, by the tag. */
const followers = new Map<Element, () => void>();

/** One for all tags of the page. It observes them and all that they are in, up to the root. */
let observer: MutationObserver | undefined;
let listening: AbortController | undefined;
let frame = 0;

/** Follows what is behind an element with the colours of its shadow root. Calling it again observes its present place. */
export function followGround(element: HTMLElement): void {
  const again = followers.get(element);
  const update = again ?? colouring(element);
  followers.set(element, update);
  if (!listening) listen();
  for (const at of around(element)) observer?.observe(at, { attributes: true });
  update();
}

/** Ends that. */
export function leaveGround(element: Element): void {
  followers.delete(element);
  if (followers.size) return;
  observer?.disconnect();
  listening?.abort();
  observer = listening = undefined;
}

function listen() {
  // In the next frame before it is painted, once for all changes until then.
  const onChange = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      for (const update of followers.values()) update();
    });
  };
  observer = new MutationObserver(onChange);
  listening = new AbortController();
  const { signal } = listening;
  for (const type of ['resize', 'transitionend', 'load']) addEventListener(type, onChange, { signal, capture: true });
  matchMedia('(prefers-color-scheme:dark)').addEventListener('change', onChange, { signal });
}

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
    set(paletteFor(colour));
    if (isPicture) set(OPAQUE);
  };
}

/** Nothing of ours is in the way of the ground, and the element has the colour of an empty page where it can be read. */
const TRANSPARENT = {
  '--_paint': 'var(--ummes-color-background,transparent)',
  '--_padding': '',
  'column-rule-color': 'canvas',
};

const OPAQUE = { '--_paint': 'var(--_background)', '--_padding': '1em' };

/** What is behind an element, its own background included. The pixels of a picture or gradient can't be read. */
function groundOf(element: Element): { colour: Colour; isPicture: boolean } {
  const layers: Colour[] = [];
  let below: Colour | undefined;
  let isPicture = false;
  for (const at of around(element)) {
    const { backgroundColor, backgroundImage, color } = getComputedStyle(at);
    const colour = parse(backgroundColor);
    isPicture = backgroundImage !== 'none';
    if (colour[3] === 1) below = colour;
    // The page has chosen its text for the picture: our own ground of the other kind fits both.
    else if (isPicture) below = GROUNDS[isDark(parse(color)) ? 0 : 1];
    if (below) break;
    layers.unshift(colour);
  }
  below ??= parse(getComputedStyle(element).columnRuleColor);
  return { colour: layers.reduce((behind, layer) => over(layer, behind), below), isPicture };
}

/** An element and all that it is shown in, also outside its shadow root. */
function* around(element: Element): Iterable<Element> {
  let at: Element | null | undefined = element;
  while (at) {
    yield at;
    at = at.assignedSlot ?? at.parentElement ?? (at.getRootNode() as Partial<ShadowRoot>).host;
  }
}

/** Reads a computed colour. Those in newer notations, as `oklch()`, are painted. */
function parse(text: string): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = text.match(/[\d.]+/g)?.map(Number) ?? [];
  if (text.startsWith('rgb')) return [red, green, blue, alpha];
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = text;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data;
  return [r, g, b, a / 255];
}
