import { type DescribedTag, typeName } from './declarations';

/** A framework with its own types for JSX. */
interface JsxFramework {
  /** The module with its namespace JSX. */
  module: string;
  /** Returns its type for the attributes of all elements, given an element's type. */
  common: (element: string) => string;
  /** Precedes the name of an event in the name of its listener. */
  listener: string;
  /** Precedes the name of a property, as an alternative to its plain name. */
  property?: string;
}

/** The frameworks by file name. */
export const FRAMEWORKS: Readonly<Record<string, JsxFramework>> = {
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

/** Returns the text of `jsx/<framework>.d.ts`: the tags in a framework's JSX. It needs the framework's own types. */
export function jsxTypes(tags: readonly DescribedTag[], framework: JsxFramework): string {
  return `/* Made from the tags' declarations by the build. */
import type * as Host from '${framework.module}';
import type * as Tags from '../elements.js';

declare module '${framework.module}' {
  namespace JSX {
    interface IntrinsicElements {
${tags.map((tag) => elementText(tag, framework)).join('\n')}
    }
  }
}
`;
}

function elementText(tag: DescribedTag, { common, listener, property }: JsxFramework): string {
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
