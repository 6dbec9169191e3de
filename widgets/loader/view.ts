import { nearestLang, RENDERED, type Rendered } from '../../src/element/loaded-element';
import { renderingKey, type ServerRendering, type ViewNode } from '../../src/model/tags/server-rendering';
import { record } from '../../src/ui/replay/record';
import { attributes as attributeNames, once, origin, type Tag } from './tags';

/** Prepended to this script by the server for `?first=events,join` (src/server/publish/tag-maker.ts). */
declare const __UMMES_FIRST__: Record<string, ServerRendering>;

const included = typeof __UMMES_FIRST__ === 'undefined' ? {} : __UMMES_FIRST__;

/** How long to wait for a server rendering before the code loads without one. */
const TIMEOUT_MS = 3000;

const SVG = 'http://www.w3.org/2000/svg';

/** Shows an element's server rendering, unless its shadow root already has one, and records what visitors do in it. */
export async function showView(element: Tag, name: string): Promise<void> {
  const rendered: Rendered = {};
  element[RENDERED] = rendered;
  let root = element.shadowRoot;
  if (!root) {
    const attributes: Record<string, string> = {};
    for (const attribute of attributeNames) {
      const value = element.getAttribute(attribute);
      if (value) attributes[attribute] = value;
    }
    const options = { lang: nearestLang(element) ?? navigator.language, attributes };
    const key = renderingKey(name, options);
    const url = included[key] ? import.meta.url : `${origin}/embed/${key.replace('?', '.json?')}`;
    // If the server can't render it, the response is null and this throws. start() then continues without a view.
    const { css, nodes, snapshot } = included[key] ?? (await once(url, () => request(url)));
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
    Object.assign(rendered, { options, attributeNames, snapshot, isCached: isFromCache(url) });
  }
  record(root);
  // Running the code keeps a slow phone busy for a few frames, so wait until the view has been painted.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

async function request(url: string): Promise<ServerRendering> {
  return (await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })).json();
}

/** Builds a node without parsing HTML, which Trusted Types would block. */
function build(node: ViewNode, isInSvg = false): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const [name, attributes, ...children] = node;
  if (name === '!') return document.createComment(children[0] as string);
  const isSvg = isInSvg || name === 'svg';
  const element = isSvg ? document.createElementNS(SVG, name) : document.createElement(name);
  for (const attribute in attributes) element.setAttribute(attribute, attributes[attribute] as string);
  element.append(...children.map((child) => build(child, isSvg)));
  return element;
}

/** Tests whether the browser reports that a file came from its cache, even if it is revalidated later. */
function isFromCache(url: string): boolean {
  const [entry] = performance.getEntriesByName(url) as PerformanceResourceTiming[];
  return !entry?.transferSize;
}
