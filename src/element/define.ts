import r2wc from '@r2wc/react-to-web-component';
import { keepPreloadedResponse, type PreloadedResponse } from '../api/preloaded-response';
import { adoptStyles } from '../ui/style';
import { callbackName, expectation, initialValue, parseAttribute, propertyName } from './attribute';
import { commonAttributes, type Declaration } from './declaration';
import { ErrorBoundary } from './error-boundary';
import { nearestLang } from './nearest-lang';

/** Where the loader leaves a call that it has started (widgets/ummes.ts). */
const EARLY = Symbol.for('ummes.preloaded');

/** r2wc keeps its state under these (2.1.1). */
const VALUES = Symbol.for('r2wc.props');
const RENDER = Symbol.for('r2wc.render');
const CONNECTED = Symbol.for('r2wc.connected');

interface ReactElement extends HTMLElement {
  [VALUES]: object;
  [CONNECTED]: boolean;
  [RENDER](): void;
  [EARLY]?: PreloadedResponse;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/**
 * Defines a tag from its declaration, unless the page has one of that name already: the first of two
 * versions wins. In Node it only returns the declaration.
 *
 * r2wc does the bridging; the subclass mends what a guest on foreign pages needs besides: values set
 * before the upgrade, attributes that are emptied or removed, objects as properties, moving without
 * losing state, composed and cancelable events, no error thrown into the page.
 */
export function define<D extends Declaration>(declaration: D): D {
  if (typeof HTMLElement !== 'undefined' && !customElements.get(declaration.tag)) {
    customElements.define(declaration.tag, elementClass(declaration));
  }
  return declaration;
}

function elementClass(declaration: Declaration) {
  const { tag, component, data, attributes = {}, properties = [], initial = {}, events = {} } = declaration;
  const known = { ...commonAttributes, ...attributes };
  const names = Object.keys(known) as (keyof typeof known)[];
  const Base = r2wc(ErrorBoundary as never, { shadow: 'open', props: {} }) as unknown as new () => ReactElement;
  const warned = new Set<string>();

  class UmmesElement extends Base {
    static observedAttributes = [...names, 'lang'];

    readonly #slot = document.createElement('slot');
    /** The children are a list that the page's server has included (server/feeds/fragment.ts): it stays until ours is there. */
    #keeps = false;
    readonly #objects: Record<string, unknown> = {};
    readonly #callbacks: Record<string, (detail: unknown) => boolean> = {};

    constructor() {
      super();
      this[CONNECTED] = false; // r2wc would mount an element that was never connected
      const root = this.shadowRoot as ShadowRoot;
      adoptStyles(root);
      root.append(this.#slot); // the children show until the view does
      for (const [name, { cancelable }] of Object.entries(events)) {
        this.#callbacks[callbackName(name)] = (detail) => {
          if (name === 'ummes-load') this.#slot.remove();
          if (name === 'ummes-error') this.#slot.className = '';
          return this.dispatchEvent(new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true }));
        };
      }
    }

    override connectedCallback() {
      for (const name of [...names.map(propertyName), ...properties]) this.#lift(name);
      const preloaded = this[EARLY];
      if (preloaded) keepPreloadedResponse(preloaded);
      delete this[EARLY];
      this.#keeps = Boolean(data && this.querySelector('[data-ummes-items]'));
      if (this.#keeps) this.#slot.className = 'waits';
      this[CONNECTED] = true;
      this.#update();
    }

    /** An element that is only being moved is connected again by the end of the task. */
    override disconnectedCallback() {
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    /** `moveBefore()` keeps everything as it is. */
    connectedMoveCallback() {}

    attributeChangedCallback() {
      this.#update();
    }

    read(name: string): string {
      const attribute = known[name as keyof typeof known];
      const text = this.getAttribute(name)?.trim();
      const value = text && parseAttribute(attribute, text);
      if (text && value === undefined && !warned.has(`${name}=${text}`)) {
        warned.add(`${name}=${text}`);
        console.warn(`<${tag}>: ${name}="${text}" is ignored; expected ${expectation(attribute)}`);
      }
      return value || initialValue(attribute);
    }

    getObject(name: string): unknown {
      return this.#objects[name] ?? initial[name];
    }

    setObject(name: string, value: unknown) {
      this.#objects[name] = value;
      this.#update();
    }

    #update() {
      if (!this[CONNECTED]) return;
      const values: Record<string, unknown> = { ...this.#callbacks };
      for (const name of names) values[propertyName(name)] = this.read(name);
      for (const name of properties) values[name] = this.getObject(name);
      values.api = (this.read('api') || new URL(import.meta.url).origin).replace(/\/+$/, '');
      values.lang = nearestLang(this);
      const onCrash = (message: string) => this.#callbacks.onError?.({ code: 'render', message });
      const onShown = () => {
        if (!this.#keeps) this.#slot.remove();
      };
      this[VALUES] = { view: component, values, onShown, onCrash };
      this[RENDER]();
    }

    /** A property that was set before the upgrade hides ours: take its value over. */
    #lift(name: string) {
      if (!Object.hasOwn(this, name)) return;
      const self = this as unknown as Record<string, unknown>;
      const value = self[name];
      delete self[name];
      self[name] = value;
    }
  }

  for (const name of names) {
    Object.defineProperty(UmmesElement.prototype, propertyName(name), {
      configurable: true,
      enumerable: true,
      get(this: UmmesElement) {
        return this.read(name);
      },
      set(this: UmmesElement, value: unknown) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, String(value));
      },
    });
  }
  for (const name of properties) {
    Object.defineProperty(UmmesElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: UmmesElement) {
        return this.getObject(name);
      },
      set(this: UmmesElement, value: unknown) {
        this.setObject(name, value);
      },
    });
  }
  return UmmesElement;
}
