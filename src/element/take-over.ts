import { createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepSnapshot } from '../api/snapshot';
import type { Snapshot } from '../model/lists/snapshot';
import type { Texts } from '../texts/text';
import { adoptStyles } from '../ui/style/style';
import { baseAddress, type Declaration } from './declaration';
import { FIRST_VIEW, type RecordedView } from './first-view';
import { HostedView, type HostedViewProps } from './hosted-view';
import { nearestLang } from './nearest-lang';
import { CONNECTED, CONTEXT, PROPS, type R2wcElement, RENDER } from './r2wc-class';
import { loadTexts, textsLang } from './use-translation';

/** What an element does with the first view that is in its shadow root already, if there is one. */
export interface TakeOver {
  /** Begins to hydrate the view in place. Returns false if there is none. */
  start(): boolean;
  /** Something is to be rendered. Until the view is React's this has to wait, or React would begin anew. */
  defer(): void;
  /** React has rendered the view, in whatever way. */
  finish(): void;
}

/**
 * Empties the element's shadow root, unless it has a view with its data that shows what the element is to show.
 * @param scriptOrigin where the loader gets first views from.
 */
export function takeOver(element: R2wcElement, { prepare, properties }: Declaration, scriptOrigin: string): TakeOver {
  const root = element.shadowRoot as ShadowRoot;
  const record = element[FIRST_VIEW] ?? { pressed: [] };
  let first = root.firstChild && isUpToDate(element, record, properties, scriptOrigin) && readData(element, record);
  let isDeferred = false;
  let onFinish: (() => void) | undefined;
  if (!first) {
    root.replaceChildren();
    delete element[FIRST_VIEW]; // ends the recording
  }

  const noteVisit = (view: ShadowRoot | DocumentFragment) =>
    import('./visit').then(
      (visit) => visit.noteVisit(root, record.pressed, view),
      () => {},
    );

  async function hydrate() {
    await Promise.all([
      prepare?.(root).catch(() => {}), // the view itself says what could not be loaded
      loadTexts(textsLang(nearestLang(element)), element[PROPS].texts as Texts | undefined),
    ]);
    let repeatVisit = isVisited(root, record) ? await noteVisit(root) : undefined;
    if (!element.isConnected || !first) return;
    keepSnapshot(baseAddress(element[PROPS].api, scriptOrigin), first);
    first = isDeferred = false;
    adoptStyles(root);
    root.querySelector('style')?.remove();
    const served = [...root.childNodes];
    onFinish = async () => {
      // Where React 19.3.1 renders a view anew, it empties an element before, but not a shadow root.
      const replaced = document.createDocumentFragment();
      if (!served.includes(root.lastChild as ChildNode)) replaced.append(...served);
      element[CONNECTED] = true;
      if (isDeferred) element[RENDER]();
      await undefined; // until React has done all of it
      if (isVisited(replaced, record)) repeatVisit ||= await noteVisit(replaced.firstChild ? replaced : root);
      delete element[FIRST_VIEW];
      repeatVisit?.();
      // The shared sheet has all rules of the first view's, but for its marks.
      root.adoptedStyleSheets = [];
      adoptStyles(root);
    };
    const view = createElement(HostedView, element[PROPS] as unknown as HostedViewProps);
    // As a transition it takes many short tasks instead of a long one, and the page responds in between. Where the view
    // is not what the component renders, React renders it anew; the page can do nothing about it.
    startTransition(() => {
      const hydrated = hydrateRoot(root as unknown as Element, view, { onRecoverableError() {} });
      element[CONTEXT] = { root: hydrated, ReactComponent: HostedView };
    });
  }

  return {
    start() {
      if (first) void hydrate();
      return Boolean(first);
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

/** Whether a first view was made for what the element is by now. Who includes one has to see to that. */
function isUpToDate(
  element: HTMLElement,
  { query, attributes = [] }: RecordedView,
  properties: readonly string[] = [],
  scriptOrigin = '',
) {
  const own = element as unknown as Record<string, unknown>; // set before the upgrade
  return (
    (!query || baseAddress(own.api ?? element.getAttribute('api'), scriptOrigin) === scriptOrigin) &&
    attributes.every((name) => (element.getAttribute(name) || null) === query?.get(name)) &&
    properties.every((name) => own[name] === undefined)
  );
}

/** The data of a first view: what the loader has fetched, or a child of the tag that the page's server has included. */
function readData(element: Element, { query, data }: RecordedView): Snapshot | undefined {
  try {
    return JSON.parse((query ? data : element.querySelector(':scope > [data-ummes-first]')?.textContent) ?? '');
  } catch {} // it was cut or changed on its way
}

/** Whether there is something to repeat of what was done in a view, in the shadow root or taken from it. */
function isVisited(view: ShadowRoot | DocumentFragment, { pressed }: RecordedView): boolean {
  const fields = [...view.querySelectorAll<HTMLInputElement>('input,select,textarea')];
  return Boolean(
    (view as Partial<ShadowRoot>).activeElement ||
      pressed[0] ||
      fields.some(({ value, defaultValue = '' }) => value !== defaultValue),
  );
}
