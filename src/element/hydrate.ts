import { createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { storeSnapshot } from '../api/snapshot';
import type { Snapshot } from '../model/lists/query';
import type { Texts } from '../texts/text';
import { prepareReplay } from '../ui/replay/prepare-replay';
import { RECORDING, type RecordedRoot } from '../ui/replay/record';
import { adoptStyles } from '../ui/style/style';
import { baseAddress, type Declaration } from './declaration';
import { HostedView, type HostedViewProps, loadTexts, textsLang } from './hosted-view';
import { nearestLang, RENDERED, type Rendered } from './loaded-element';
import { propsOf, type R2wcElement, setHydrated, setHydratingRoot } from './r2wc';

/** Hydrates the server-rendered HTML in an element's shadow root. */
export interface Hydration {
  /** Starts to hydrate. Returns false if there is nothing to hydrate. */
  start(): boolean;
  /** Call this after React has rendered the view, even if rendering failed. */
  finish(): void;
}

/**
 * Empties the element's shadow root, unless it was rendered for the element's attributes and has a snapshot.
 * @param scriptOrigin where the loader gets server-rendered HTML from.
 */
export function hydration(element: R2wcElement, declaration: Declaration, scriptOrigin: string): Hydration {
  const { prepare, properties } = declaration;
  const root = element.shadowRoot as ShadowRoot & RecordedRoot;
  const rendered = element[RENDERED] ?? {};
  let snapshot =
    root.firstChild && isUpToDate(element, rendered, properties, scriptOrigin)
      ? readSnapshot(element, rendered)
      : undefined;
  let onFinish: (() => void) | undefined;
  if (!snapshot) {
    root.replaceChildren();
    if (root[RECORDING]) root[RECORDING].isOff = true;
    delete element[RENDERED];
  }

  async function hydrate() {
    await Promise.all([
      prepare?.(root).catch(() => {}), // the view itself reports what could not be loaded
      loadTexts(textsLang(nearestLang(element)), propsOf(element).texts as Texts | undefined),
    ]);
    if (!element.isConnected || !snapshot) return;
    storeSnapshot(baseAddress(propsOf(element).api, scriptOrigin), snapshot, rendered.isCached);
    snapshot = undefined;
    const style = root.querySelector('style'); // present if the page's server included the view
    if (style) adoptStyles(root);
    style?.remove();
    const served = [...root.childNodes];
    const replay = prepareReplay(root);
    onFinish = async () => {
      // If the HTML doesn't match, React 19.2.9 empties an element before it renders again, but not a shadow root.
      if (!served.includes(root.lastChild as ChildNode)) document.createDocumentFragment().append(...served);
      setHydrated(element);
      await undefined; // lets React finish
      await replay();
      delete element[RENDERED];
      adoptStyles(root); // after the view's own sheet, which has some of the same rules
    };
    const view = createElement(HostedView, propsOf(element) as unknown as HostedViewProps);
    // A transition splits hydration into short tasks, so that the page stays responsive. If the HTML differs from what
    // the component renders, React renders again; the page can't do anything about it, so nothing is reported.
    startTransition(() => {
      // Until it has hydrated, nothing else is rendered, because React would replace what isn't hydrated yet.
      setHydratingRoot(element, hydrateRoot(root as unknown as Element, view, { onRecoverableError() {} }));
    });
  }

  return {
    start() {
      if (snapshot) void hydrate();
      return Boolean(snapshot);
    },
    finish() {
      onFinish?.();
      onFinish = undefined;
    },
  };
}

/** Whether an element has the attributes that it was rendered for. A page that includes the HTML must ensure this. */
function isUpToDate(
  element: HTMLElement,
  { options, attributeNames = [] }: Rendered,
  properties: readonly string[] = [],
  scriptOrigin = '',
) {
  const own = element as unknown as Record<string, unknown>; // set before the upgrade
  return (
    (!options || baseAddress(own.api ?? element.getAttribute('api'), scriptOrigin) === scriptOrigin) &&
    attributeNames.every((name) => (element.getAttribute(name) || undefined) === options?.attributes[name]) &&
    properties.every((name) => own[name] === undefined)
  );
}

/** Reads the snapshot that the loader fetched, or that the page's server included as a child of the tag. */
function readSnapshot(element: Element, { options, snapshot }: Rendered): Snapshot | undefined {
  if (options) return snapshot;
  try {
    return JSON.parse(element.querySelector(':scope > [data-ummes-snapshot]')?.textContent ?? '');
  } catch {} // truncated or changed in transit
}
