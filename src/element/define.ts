import { attributeReader, callbackName, intendedAttribute, propertyName, warnOnceFor } from './attribute';
import { followBackground, unfollowBackground } from './background';
import { customStates } from './custom-states';
import { common, commonAttributes, type Declaration } from './declaration';
import { elementHost } from './element-host';
import { fallbackSlot } from './fallback-slot';
import { hydration } from './hydrate';
import { hasSwallowed } from './loaded-element';
import { propsOf, r2wcClass, render } from './r2wc';

/**
 * Defines a tag from its declaration. If the page already has a tag with that name, such as one from another version,
 * that one stays. In Node, or if the page has broken `bind`, which React needs, only returns the declaration.
 */
export function define<D extends Declaration>(declaration: D): D {
  if (typeof HTMLElement !== 'undefined' && !customElements.get(declaration.tag)) {
    if (canBind()) customElements.define(declaration.tag, elementClass(declaration));
    else console.warn(`<${declaration.tag}> needs the native Function.prototype.bind`);
  }
  return declaration;
}

/** MooTools 1.4.5 in 1.2 compatibility mode replaces `bind`. React's listeners then get no events, so nothing works. */
function canBind(): boolean {
  return ((_: boolean, event: boolean) => event).bind(null, false)(true) === true;
}

/** Returns the class of a tag's elements: r2wc's, with what it lacks on third-party pages (README.md). */
function elementClass(declaration: Declaration) {
  const { tag, component, data, methods = [], events = {} } = declaration;
  const properties = [...(declaration.properties ?? []), ...common.properties];
  const attributes = { ...commonAttributes, ...declaration.attributes };
  const attributeNames = Object.keys(attributes);
  const warn = warnOnceFor(tag);
  const readAttribute = attributeReader(warn, attributes);
  const scriptOrigin = new URL(import.meta.url).origin;

  return class extends r2wcClass(attributeNames, properties) {
    static observedAttributes = [...attributeNames, ...properties, 'lang'];

    readonly #hydration = hydration(this, declaration, scriptOrigin);
    readonly #fallback = fallbackSlot(this.shadowRoot as ShadowRoot, () => keepsSwallowed(this, warn));
    readonly #setState = customStates(this);
    readonly #element = elementHost(this, (state = data ? 'loading' : 'ready') => this.#setState(state));

    constructor() {
      super();
      const props = propsOf(this);
      for (const name of attributeNames) {
        // Read on each render, so that a removed attribute falls back to its default.
        const get = () => readAttribute(this, name);
        Object.defineProperty(props, propertyName(name), { get, set() {}, enumerable: true });
      }
      for (const [name, init] of Object.entries(events)) {
        props[callbackName(name)] = (detail: unknown) => {
          this.#hydration.finish(); // even if rendering has failed
          this.#fallback.onEvent(name, (detail as { code?: string } | undefined)?.code);
          return this.dispatchEvent(new CustomEvent(name, { ...init, detail, bubbles: true, composed: true }));
        };
      }
      const { host } = this.#element;
      host.onState();
      for (const name of ['focus', ...methods] as const) {
        Object.defineProperty(this, name, { value: this.#element.methods[name], configurable: true, writable: true });
      }
      const onMount = () => {
        this.#element.setMounted(true);
        this.#hydration.finish(); // before the slot moves, because it checks what React has added
        this.#fallback.onMount();
      };
      Object.assign(props, { component, defaultApi: scriptOrigin, host, onMount });
    }

    override connectedCallback() {
      followBackground(this);
      for (const name of [...attributeNames.map(propertyName), ...properties]) upgradeProperty(this as object, name);
      for (const name of this.getAttributeNames()) {
        const intended = intendedAttribute(name, attributeNames);
        if (intended) warn(`${name} is not an attribute; did you mean ${intended}?`);
      }
      // A list that the page's server included (server/publish/tags/plain-lists.ts).
      this.#fallback.setIncluded(Boolean(data && this.querySelector('[data-ummes-items]')));
      if (!this.#hydration.start()) super.connectedCallback(); // mounts the view
    }

    /** Keeps the view of an element that is only moved: it is connected again by the end of the task. */
    override disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return;
        unfollowBackground(this);
        this.#element.setMounted(false);
        super.disconnectedCallback(); // unmounts the view
      });
    }

    /** Because this exists, `moveBefore()` keeps the element connected. */
    connectedMoveCallback() {
      followBackground(this);
    }

    /** Frameworks that don't recognise a property set an attribute instead, even for an object. */
    attributeChangedCallback(name: string, _: string | null, text: string | null) {
      if (text?.startsWith('[object '))
        warn(`${name} is an object: set it through a ref, or in Vue with :${name}.prop`);
      render(this);
    }
  };
}

/** Returns whether an element's children stay visible, because they are not a fallback. Warns about them. */
function keepsSwallowed(element: HTMLElement, warn: (text: string) => void): boolean {
  const isOpen = hasSwallowed(element);
  const { localName } = element;
  if (isOpen) warn(`HTML ignores the slash in <${localName} />; write <${localName}></${localName}>`);
  return isOpen;
}

/** Reassigns a property set before the upgrade, because as an own property it would hide the class's accessor. */
function upgradeProperty<Key extends string>(element: { [key in Key]?: unknown }, name: Key): void {
  if (!Object.hasOwn(element, name)) return;
  const value = element[name];
  delete element[name];
  if (value !== undefined) element[name] = value;
}
