import { propertyName } from '../../element/attribute';
import { attributeType, type Described, type DescribedTag, eventType, typeName } from './declarations';

/**
 * Returns the text of `elements.d.ts`: each tag's element with its properties, attributes and events, and the maps by
 * which TypeScript finds them. It needs no framework's types: it imports those of types.d.ts in the same folder.
 */
export function elementTypes(tags: readonly DescribedTag[]): string {
  return `/* Made from the tags' declarations by the build. */
import type { ${namedTypes(tags).join(', ')} } from './types.js';

${tags.map(elementText).join('\n')}
declare global {
  interface HTMLElementTagNameMap {
${tags.map((tag) => `    '${tag.tag}': ${typeName(tag)}Element;`).join('\n')}
  }

  /** The types of the tags' events for listeners, also on their ancestors: they bubble. */
  interface GlobalEventHandlersEventMap {
${bubblingEvents(tags)}
  }
}
`;
}

function elementText(tag: DescribedTag): string {
  const name = typeName(tag);
  const late = 'React 19 and Preact can set it once the tag is defined; otherwise set it through a ref.';
  return `/** ${tag.summary} */
export interface ${name}Element extends HTMLElement {
${fields(tag.attributes, (attribute) => `${propertyName(attribute.name)}: ${attributeType(attribute)}`)}
${fields(tag.properties, (property) => `${property.name}: ${property.type}`)}
${fields(tag.methods, (method) => `${method.name}${method.signature}`)}
}

export interface ${name}EventMap {
${fields(tag.events, (event) => `'${event.name}': ${eventType(event)}`)}
}

/** Attributes and properties of \`<${tag.tag}>\` in a template, without those of all elements and its events. */
export interface ${name}Attributes {
${fields(tag.attributes, (attribute) => `'${attribute.name}'?: ${attributeType(attribute)}`)}
${fields(tag.properties, (property) => `${property.name}?: ${property.type}`, late)}
}
`;
}

function fields<Each extends Described>(all: readonly Each[], declare: (each: Each) => string, note = ''): string {
  return all.map((each) => `  /** ${`${each.doc} ${note}`.trim()} */\n  ${declare(each)};`).join('\n');
}

/** Several tags may have an event with the same name, and an ancestor's listener receives it from any of them. */
function bubblingEvents(tags: readonly DescribedTag[]): string {
  const all = tags.flatMap(({ events }) => events);
  const names = new Set(all.map(({ name }) => name));
  const typesOf = (name: string) => new Set(all.filter((event) => event.name === name).map(eventType));
  return [...names].map((name) => `    '${name}': ${[...typesOf(name)].join(' | ')};`).join('\n');
}

/** Returns the library's types that details and properties use, such as `SocietyEvent`. */
function namedTypes(tags: readonly DescribedTag[]): string[] {
  const types = tags.flatMap(({ events, properties }) => [
    ...events.map(({ detail }) => detail),
    ...properties.map(({ type }) => type),
  ]);
  const names = types.flatMap((type) => type.replace(/'[^']*'/g, '').match(/\b[A-Z]\w*/g) ?? []);
  return [...new Set(names)].filter((name) => name !== 'Record').sort();
}
