import { type DescribedTag, typeName } from './declarations';

/** A framework with its own types for JSX. */
interface JsxHost {
  /** The module that has its namespace JSX. */
  module: string;
  /** Its type for the attributes of all elements, given an element's type. */
  common: (element: string) => string;
  /** Stands before the name of an event, as its listener. */
  listener: string;
  /** Stands before the name of a property, besides its plain name. */
  property?: string;
}

/** The frameworks by the name of their file. */
export const JSX_HOSTS: Readonly<Record<string, JsxHost>> = {
  react: {
    module: 'react',
    common: (element) => `Host.DetailedHTMLProps<Host.HTMLAttributes<${element}>, ${element}> & { class?: string }`,
    listener: 'on',
  },
  preact: {
    module: 'preact',
    // Since 10.25.
    common: (element) => `Host.HTMLAttributes<${element}> & Host.ClassAttributes<${element}>`,
    listener: 'on',
  },
  solid: {
    module: 'solid-js',
    common: (element) => `Host.JSX.HTMLAttributes<${element}>`,
    listener: 'on:',
    property: 'prop:',
  },
};

/** Returns the text of `jsx/<host>.d.ts`: the tags in the JSX of a framework, whose types it needs. */
export function jsxTypes(tags: readonly DescribedTag[], host: JsxHost): string {
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
  const field = (doc: string, text: string) => `        /** ${doc} */\n        ${text};`;
  const lines = [
    ...tag.events.map((event) =>
      field(event.doc, `'${listener}${event.name}'?: (event: ${name}EventMap['${event.name}']) => void`),
    ),
    ...(property ? tag.properties : []).map((own) =>
      field(own.doc, `'${property}${own.name}'?: ${name}Element['${own.name}']`),
    ),
  ];
  return `      '${tag.tag}': ${common(`${name}Element`)} &
        ${name}Attributes & {
${lines.join('\n')}
      };`;
}
