import { css as gooberCss } from 'goober';
import { baseStyles } from './tokens';

/*
 * The one module that imports goober. Its own <style> element is blocked by a strict
 * Content-Security-Policy and never reaches a shadow root, so goober writes into `target` and the
 * text goes into one constructable stylesheet that the document and every shadow root adopt.
 * Declare classes at module level: the sheet is then filled once per chunk of code.
 */
let text = baseStyles;
let sheet: CSSStyleSheet | undefined;
let flushing = false;

const node = {
  parentNode: true,
  get data() {
    return text;
  },
  set data(next: string) {
    text = next;
    if (!sheet || flushing) return;
    flushing = true;
    queueMicrotask(flush);
  },
};
/** What goober takes for an element that holds its <style>: in Node it writes to `data` directly. */
const target = /* @__PURE__ */ Object.assign(Object.create(node), {
  querySelector: () => ({ parentNode: true, firstChild: node }),
});

/** Makes a class from CSS text, to be called at module level. Every declaration ends with a semicolon. */
export const css = /* @__PURE__ */ gooberCss.bind({ target }) as (
  strings: TemplateStringsArray,
  ...values: (string | number)[]
) => string;

/** Makes an animation's name from its CSS text. goober's own `keyframes` is bound already, to its <style>. */
export const keyframes = /* @__PURE__ */ gooberCss.bind({ target, k: 1 } as ThisParameterType<
  typeof gooberCss
>) as typeof css;

/** Joins the classes that are given. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** Gives a root the product's styles. Doing it again changes nothing. */
export function adoptStyles(root: Document | ShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    flush();
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** All styles declared so far, for a prerendered page's own sheet. */
export function stylesText(): string {
  return text;
}

function flush() {
  flushing = false;
  sheet?.replaceSync(text);
}
