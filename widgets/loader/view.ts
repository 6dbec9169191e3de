import { nearestLang, RENDERED, type Rendered } from '../../src/element/loaded-element';
import { record } from '../../src/ui/replay/record';
import { once, origin, type Tag } from './tags';

/** After this the code starts without a server-rendered view. */
const TIMEOUT_MS = 3000;

/** Shows an element's server-rendered view, unless its shadow root has one, and records what visitors do in it. */
export async function showView(element: Tag, name: string, attributes: string[]): Promise<void> {
  const rendered: Rendered = {};
  element[RENDERED] = rendered;
  let root = element.shadowRoot;
  if (!root) {
    const query = new URLSearchParams({ lang: nearestLang(element) ?? navigator.language });
    for (const name of attributes) {
      const value = element.getAttribute(name);
      if (value) query.set(name, value);
    }
    const url = `${origin}/embed/${name}.html?${query}`;
    const view = await once(url, () => requestView(url));
    // An answer without its parts is an error, which start() takes for no view.
    const content = document.importNode((view.querySelector('template') as HTMLTemplateElement).content, true);
    const style = content.querySelector('style') as HTMLElement;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style.textContent);
    style.remove(); // as an element it would be against the policies of some pages
    if (element.shadowRoot) return; // the code was faster
    root = element.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    root.append(content);
    Object.assign(rendered, { query, attributes, snapshot: view.querySelector('[data-ummes-snapshot]')?.textContent });
  }
  record(root);
  // A slow phone is busy for some frames with starting the code: it follows when the view has been painted.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Requests a server-rendered view; null if there is no response. A document that is parsed for a request runs no scripts. */
function requestView(url: string): Promise<Document> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.timeout = TIMEOUT_MS;
    request.onloadend = () => resolve(request.response);
    request.send();
  });
}
