import r2wc from '@r2wc/react-to-web-component';
import type { Root } from 'react-dom/client';
import { propertyName } from './attribute';
import { HostedView } from './hosted-view';
import type { LoadedElement } from './loaded-element';

// The only file that knows how r2wc 2.1.1 works inside. README.md says what r2wc does for us, and what we do instead.

const PROPS = Symbol.for('r2wc.props');
/** The method that renders the view. r2wc calls it when a property is set. */
const RENDER = Symbol.for('r2wc.render');
/** Whether r2wc may render. It mounts the view if there is no context yet. */
const CONNECTED = Symbol.for('r2wc.connected');
/** The React root, once the view is mounted. */
const CONTEXT = Symbol.for('r2wc.context');

/** Whether a render was asked for while r2wc could not render. */
const IS_DUE = Symbol('isDue');

export interface R2wcElement extends LoadedElement {
  [PROPS]: Record<string, unknown>;
  [CONNECTED]: boolean;
  [CONTEXT]?: { root: Root; ReactComponent: typeof HostedView };
  [RENDER](): void;
  [IS_DUE]: boolean;
  /** Mounts the view. */
  connectedCallback(): void;
  /** Unmounts the view. */
  disconnectedCallback(): void;
}

/** Returns r2wc's class for a tag. It renders nothing before the view is mounted. */
export function r2wcClass(attributeNames: readonly string[], properties: readonly string[]) {
  const options = {
    shadow: 'open',
    props: Object.fromEntries([
      ...attributeNames.map((name) => [propertyName(name), 'string']),
      ...properties.map((name) => [name, undefined]), // 'json' would lose object identity and dates
    ]),
  };
  const R2wcClass = r2wc(HostedView, options as object) as unknown as new () => R2wcElement;

  return class extends R2wcClass {
    override [CONNECTED] = false; // r2wc would mount an element that was never connected
    override [IS_DUE] = false;

    /** r2wc calls this in its constructor, and would fail if the page's server or the loader has sent the root. */
    override attachShadow(init: ShadowRootInit) {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    override [RENDER]() {
      if (this[CONNECTED]) super[RENDER]();
      else this[IS_DUE] = true;
    }
  };
}

/** Returns the props of an element's view. */
export const propsOf = (element: R2wcElement) => element[PROPS];

/** Renders the view with its current props: now, or once it is mounted. */
export const render = (element: R2wcElement) => element[RENDER]();

/** Gives r2wc a root that has begun to hydrate with the current props, to be unmounted with the element. */
export function setHydratingRoot(element: R2wcElement, root: Root): void {
  element[CONTEXT] = { root, ReactComponent: HostedView };
  element[IS_DUE] = false;
}

/** Lets r2wc render into the hydrated root, and catches up on a render that was asked for meanwhile. */
export function setHydrated(element: R2wcElement): void {
  element[CONNECTED] = true;
  if (element[IS_DUE]) element[RENDER]();
}
