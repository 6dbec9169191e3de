import { sentAttributes } from './attribute';
import { baseAddress, type Declaration } from './declaration';
import { FIRST_VIEW, type FirstView, readFirstView, removeFirstView } from './first-view';
import { hydrateView } from './hydrate-view';
import { CONNECTED, CONTEXT, PROPS, type R2wcElement, RENDER } from './r2wc-class';
import { noteVisit } from './visit';

/** What an element does with the first view that is in its shadow root already, if there is one. */
export interface TakeOver {
  /**
   * Begins to hydrate the view in place. Returns false if there is none, or if it does not show what the element is to
   * show by now: then it is removed.
   */
  start(): boolean;
  /** Something was to be rendered that is not yet: until the view is React's, r2wc renders nothing. React would begin anew. */
  defer(): void;
  /** React has rendered the view, in whatever way. */
  finish(): void;
}

/** @param scriptOrigin where the first views are from. */
export function takeOver(element: R2wcElement, declaration: Declaration, scriptOrigin: string): TakeOver {
  const { prepare, begin } = declaration;
  const root = element.shadowRoot as ShadowRoot;
  let view = readFirstView(element, root);
  let isDeferred = false;
  let onFinish: (() => void) | undefined;

  async function hydrate(taken: FirstView) {
    if (prepare) await prepare(root).catch(() => {}); // the view itself says what could not be loaded
    if (!element.isConnected || view !== taken) return;
    view = undefined;
    isDeferred = false;
    begin?.(baseAddress(element[PROPS].api, scriptOrigin), taken.first);
    const repeatVisit = noteVisit(root, taken);
    onFinish = () => {
      element[CONNECTED] = true;
      if (isDeferred) element[RENDER]();
      queueMicrotask(() => {
        delete element[FIRST_VIEW];
        void repeatVisit();
      });
    };
    element[CONTEXT] = hydrateView(root, element[PROPS]);
  }

  return {
    start() {
      if (view && !isUpToDate(element, declaration, view, scriptOrigin)) {
        removeFirstView(element, root);
        view = undefined;
      }
      if (view) void hydrate(view);
      return Boolean(view);
    },
    defer() {
      isDeferred = true;
    },
    finish() {
      onFinish?.();
      onFinish = undefined;
    },
  };
}

function isUpToDate(element: R2wcElement, declaration: Declaration, { query }: FirstView, scriptOrigin: string) {
  const { attributes = {}, properties = [] } = declaration;
  if (properties.some((name) => element[PROPS][name] !== undefined)) return false;
  if (!query) return true;
  if (baseAddress(element[PROPS].api, scriptOrigin) !== scriptOrigin) return false;
  return sentAttributes(attributes).every((name) => {
    return (element.getAttribute(name) ?? '') === (query.get(name) ?? '');
  });
}
