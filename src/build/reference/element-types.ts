import { propertyName } from '../../element/attribute';
import type { DescribedTag } from './declarations';
import { attributeType, eventType, typeName } from './type-text';

/**
 * Returns the text of `elements.d.ts`: each tag's element with its properties, attributes and events, and the maps by
 * which TypeScript finds them. It needs no framework's types: it imports those of types.d.ts beside it.
 */
export function elementTypes(tags: readonly DescribedTag[]): string {
  const ofEach = (text: (tag: DescribedTag) => string) => tags.map(text).join('\n');
  return `/* Made from the tags' declarations by the build. */
import type { ${namedTypes(tags).join(', ')} } from './types.js';

${ofEach(elementText)}
declare global {
  interface HTMLElementTagNameMap {
${ofEach((tag) => `    '${tag.tag}': ${typeName(tag)}Element;`)}
  }

  /** The tags' events bubble: these types are for listeners on their ancestors. */
  interface GlobalEventHandlersEventMap {
${bubblingEvents(tags)}
  }
}
`;
}

function elementText(tag: DescribedTag): string {
  const name = typeName(tag);
  const properties = [
    ...tag.attributes.map((attribute) => {
      return field(attribute.doc, `${propertyName(attribute.name)}: ${attributeType(attribute)}`);
    }),
    ...tag.properties.map((property) => field(property.doc, `${property.name}: ${property.type}`)),
    ...tag.methods.map(({ doc, name, signature }) => field(doc, `${name}${signature}`)),
  ];
  const attributes = [
    ...tag.attributes.map((attribute) => field(attribute.doc, `'${attribute.name}'?: ${attributeType(attribute)}`)),
    ...tag.properties.map(({ name: property, doc, type }) => {
      return field(
        `${doc} React 19 and Preact can set it once the tag is defined; otherwise set it through a ref.`,
        `${property}?: ${type}`,
      );
    }),
  ];
  return `/** ${tag.summary} */
export interface ${name}Element extends HTMLElement {
${properties.join('\n')}
${listening(name, 'add')}
${listening(name, 'remove')}
}

export interface ${name}EventMap extends HTMLElementEventMap {
${tag.events.map((event) => field(event.doc, `'${event.name}': ${eventType(event)}`)).join('\n')}
}

/** What \`<${tag.tag}>\` takes in a template, beside what all elements take and its events. */
export interface ${name}Attributes {
${attributes.join('\n')}
}
`;
}

/** An overload for the tag's own events, and one for all others. */
function listening(name: string, verb: 'add' | 'remove'): string {
  const options = verb === 'add' ? 'boolean | AddEventListenerOptions' : 'boolean | EventListenerOptions';
  return `  ${verb}EventListener<K extends keyof ${name}EventMap>(
    type: K,
    listener: (this: ${name}Element, event: ${name}EventMap[K]) => void,
    options?: ${options},
  ): void;
  ${verb}EventListener(type: string, listener: EventListenerOrEventListenerObject, options?: ${options}): void;`;
}

function field(doc: string, declaration: string): string {
  return `  /** ${doc} */\n  ${declaration};`;
}

/** Above the tags, an event of one name may come from any of those that have it. */
function bubblingEvents(tags: readonly DescribedTag[]): string {
  const types = new Map<string, Set<string>>();
  for (const event of tags.flatMap(({ events }) => events)) {
    types.set(event.name, (types.get(event.name) ?? new Set()).add(eventType(event)));
  }
  return [...types].map(([name, all]) => `    '${name}': ${[...all].join(' | ')};`).join('\n');
}

/** The library's types that details and properties name, as `SocietyEvent`. */
function namedTypes(tags: readonly DescribedTag[]): string[] {
  const texts = tags.flatMap(({ events, properties }) => [
    ...events.map(({ detail }) => detail),
    ...properties.map(({ type }) => type),
  ]);
  const names = texts.flatMap((text) => text.replace(/'[^']*'/g, '').match(/\b[A-Z]\w*/g) ?? []);
  return [...new Set(names)].filter((name) => name !== 'Record').sort();
}
