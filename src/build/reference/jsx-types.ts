import type { DescribedTag } from './declarations';
import { typeName } from './type-text';

/** A framework whose JSX has types of its own. */
interface JsxHost {
  /** The module that has its namespace JSX. */
  module: string;
  /** What it has for all elements, of an element's type. */
  common: (element: string) => string;
  /** How it names the listener of an event. */
  listener: (event: string) => string;
  /** How it names a property besides its plain name. */
  property?: (name: string) => string;
}

/** The frameworks by the name of their file. */
export const JSX_HOSTS: Readonly<Record<string, JsxHost>> = {
  react: {
    module: 'react',
    common: (element) => `Host.DetailedHTMLProps<Host.HTMLAttributes<${element}>, ${element}> & { class?: string }`,
    listener: (event) => `on${event}`,
  },
  preact: {
    module: 'preact',
    // Since 10.25.
    common: (element) => `Host.HTMLAttributes<${element}> & Host.ClassAttributes<${element}>`,
    listener: (event) => `on${event}`,
  },
  solid: {
    module: 'solid-js',
    common: (element) => `Host.JSX.HTMLAttributes<${element}>`,
    listener: (event) => `on:${event}`,
    property: (name) => `prop:${name}`,
  },
};

/** Returns the text of `jsx/<host>.d.ts`: the tags in the JSX of a framework, whose types it needs. */
export function jsxTypes(tags: readonly DescribedTag[], name: string): string {
  const host = JSX_HOSTS[name] as JsxHost;
  return `/* Made from the tags' declarations by the build. */
import type * as Host from '${host.module}';
import type * as Tags from '../elements.js';

declare module '${host.module}' {
  namespace JSX {
    interface IntrinsicElements {
${tags.map((tag) => elementText(tag, host)).join('\n')}
    }
  }
}
`;
}

function elementText(tag: DescribedTag, { common, listener, property }: JsxHost): string {
  const name = `Tags.${typeName(tag)}`;
  const lines = [
    ...tag.events.map(({ name: event, doc }) => {
      return `        /** ${doc} */\n        '${listener(event)}'?: (event: ${name}EventMap['${event}']) => void;`;
    }),
    ...(property ? tag.properties : []).map(({ name: own, doc }) => {
      return `        /** ${doc} */\n        '${property?.(own)}'?: ${name}Element['${own}'];`;
    }),
  ];
  return `      '${tag.tag}': ${common(`${name}Element`)} &
        ${name}Attributes & {
${lines.join('\n')}
      };`;
}
