import { css as gooberCss } from 'goober';
import { baseStyles } from './tokens';

/*
 * The only module that imports goober. A strict Content-Security-Policy blocks goober's <style> in the document, and
 * its rules never reach a shadow root, so goober writes to an object of ours. The text goes into one constructable
 * stylesheet that the document and every shadow root adopt.
 * Declare classes at module level, so that the sheet is updated only once per chunk of code.
 */
const styles = { data: baseStyles };

/** Where goober (2.1.19) writes: in a browser to the <style> that it finds, on the server to the target itself. */
const target = Object.assign(styles, { querySelector: () => ({ firstChild: styles, parentNode: {} }) });

type StyleTag = (strings: TemplateStringsArray, ...values: (string | number)[]) => string;

/** Creates a class from CSS text. Call it at module level, and end every declaration with a semicolon. */
export const css = /* @__PURE__ */ flushing(gooberCss.bind({ target }));

/** Creates an animation from CSS text and returns its name. goober's `keyframes` takes no target; `k` does the same. */
export const keyframes = /* @__PURE__ */ flushing(gooberCss.bind({ target, k: 1 } as object));

/** Joins class names; leaves out falsy ones. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

let sheet: CSSStyleSheet | undefined;
let isFlushing = false;

/** Adds our styles to a root, unless it has them. */
export function adoptStyles(root: Document | ShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    flush();
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Returns all styles declared so far, for a prerendered page's own sheet. */
export function stylesText(): string {
  return styles.data;
}

function flushing(tag: StyleTag): StyleTag {
  return (strings, ...values) => {
    if (sheet && !isFlushing) {
      isFlushing = true;
      queueMicrotask(flush);
    }
    return tag(strings, ...values);
  };
}

function flush() {
  isFlushing = false;
  sheet?.replaceSync(styles.data);
}
