import { baseStyles } from './tokens';

/*
 * Styles as CSS text with native nesting. They go into one constructable stylesheet that the document and every shadow
 * root adopt: a <style> element would be blocked by a strict Content-Security-Policy and never reach a shadow root.
 * Declare classes at module level: the sheet is then filled once per chunk of code.
 */
let text = baseStyles;
let sheet: CSSStyleSheet | undefined;
let flushing = false;

type Declare = (strings: TemplateStringsArray, ...values: (string | number)[]) => string;

/** Makes a class from CSS text, to be called at module level. */
export const css: Declare = (strings, ...values) => add('.', String.raw(strings, ...values));

/** Makes an animation's name from its CSS text. */
export const keyframes: Declare = (strings, ...values) => add('@keyframes ', String.raw(strings, ...values));

/** Adds a rule. Its name is a hash of the text, which two bundles of the product have in common. */
function add(prefix: string, body: string): string {
  let hash = 11;
  for (let at = 0; at < body.length; at++) hash = (101 * hash + body.charCodeAt(at)) >>> 0;
  const name = `go${hash}`;
  const rule = `${prefix}${name}{${body}}`;
  if (text.includes(rule)) return name;
  text += rule;
  if (sheet && !flushing) {
    flushing = true;
    queueMicrotask(flush);
  }
  return name;
}

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
