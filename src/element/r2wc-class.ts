import r2wc from '@r2wc/react-to-web-component';
import type { Root } from 'react-dom/client';
import { propertyName } from './attribute';
import { HostedView } from './hosted-view';
import type { LoadedElement } from './loaded-element';

/** Where r2wc 2.1.1 keeps its state. */
export const PROPS = Symbol.for('r2wc.props');
export const RENDER = Symbol.for('r2wc.render');
export const CONNECTED = Symbol.for('r2wc.connected');
export const CONTEXT = Symbol.for('r2wc.context');

export interface R2wcElement extends LoadedElement {
  [PROPS]: Record<string, unknown>;
  [CONNECTED]: boolean;
  [CONTEXT]?: { root: Root; ReactComponent: typeof HostedView };
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** r2wc's class for a tag: it reflects attributes, keeps objects, renders and unmounts. */
export function r2wcClass(attributeNames: readonly string[], properties: readonly string[]) {
  const options = {
    shadow: 'open',
    props: Object.fromEntries([
      ...attributeNames.map((name) => [propertyName(name), 'string']),
      ...properties.map((name) => [name, undefined]), // 'json' would lose identity and dates
    ]),
  };
  return r2wc(HostedView, options as object) as unknown as new () => R2wcElement;
}
