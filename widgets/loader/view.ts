import { nearestLang, RENDERED } from '../../src/element/loaded-element';
import { renderingKey, type ServerRendering, type ViewNode } from '../../src/model/tags/server-rendering';
import { record } from '../../src/ui/replay/record';
import { script } from './script';
import { started, type Tag } from './tags';

/** The parameter of the loader's function: what the server included (src/server/publish/tags/loader-maker.ts). */
declare const __UMMES_FIRST__: Record<string, ServerRendering>;

/** Shows an element's server rendering, unless its shadow root already has one, and records what visitors do in it. */
export async function showView(element: Tag, name: string): Promise<void> {
  element[RENDERED] = {};
  let root = element.shadowRoot;
  if (!root) {
    const attributes: Record<string, string> = {};
    for (const attribute of __UMMES_TAGS__.attributes) {
      const value = element.getAttribute(attribute);
      if (value) attributes[attribute] = value;
    }
    const options = { lang: nearestLang(element) ?? navigator.language, attributes };
    const key = renderingKey(name, options);
    const url = `${__UMMES_WITH_RENDERINGS__ && __UMMES_FIRST__[key] ? script : new URL(`/embed/${key}`, script)}`;
    started[key] ??=
      (__UMMES_WITH_RENDERINGS__ && __UMMES_FIRST__[key]) ||
      fetch(url, { signal: AbortSignal.timeout(3000) }).then((response) => response.json());
    // If the server can't render it, the response is null and this throws. start() then continues without a view.
    const { css, nodes, snapshot } = (await started[key]) as ServerRendering;
    // Continues in another task, because browsers lay out the page in the task that runs its last script.
    if (__UMMES_WITH_RENDERINGS__) await new Promise((resolve) => setTimeout(resolve));
    const sheet = new CSSStyleSheet(); // some pages' policies forbid <style>
    // The code detects the page's background (src/element/background.ts). Until then, the scheme follows the green
    // channel of the page's text colour, if that is in rgb() notation: light text means a dark page.
    const [, green] = getComputedStyle(element).color.split(',');
    const scheme = Number(green) > 127 ? 'dark' : 'light';
    sheet.replaceSync(green ? `${css}:host{--_paint:none;color-scheme:${scheme}}` : css);
    if (element.shadowRoot) return; // the code loaded first
    root = element.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    root.append(...nodes.map((node) => build(node)));
    // Whether it came from the browser's cache, even if it is revalidated later. `script` has no query.
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    element[RENDERED] = {
      options,
      attributeNames: __UMMES_TAGS__.attributes,
      snapshot,
      isCached: !entries.find(({ name }) => `${name}?`.startsWith(`${url}?`))?.transferSize,
    };
  }
  record(root);
}

/** Resolves when what is shown has been painted. */
export function painted(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Builds a node without parsing HTML, which Trusted Types would block. */
function build(node: ViewNode, isInSvg = false): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const [name, attributes, ...children] = node;
  if (name === '!') return document.createComment(children[0] as string);
  const isSvg = isInSvg || name === 'svg';
  const element = isSvg ? document.createElementNS('http://www.w3.org/2000/svg', name) : document.createElement(name);
  for (const attribute in attributes) element.setAttribute(attribute, attributes[attribute] as string);
  element.append(...children.map((child) => build(child, isSvg)));
  return element;
}
