import { propertyName } from '../../element/attribute';
import {
  attributeType,
  type Described,
  type DescribedAttribute,
  type DescribedTag,
  eventType,
  fileName,
  typeName,
} from './declarations';
import type { PublicToken } from './public-tokens';

/** The version of the format: https://github.com/webcomponents/custom-elements-manifest */
const SCHEMA_VERSION = '2.1.0';

/** Returns the custom elements manifest, for editors, catalogues and linters. Its paths are those in the package. */
export function customElementsManifest(tags: readonly DescribedTag[], tokens: readonly PublicToken[]) {
  return { schemaVersion: SCHEMA_VERSION, readme: 'README.md', modules: tags.map((tag) => moduleOf(tag, tokens)) };
}

function moduleOf(tag: DescribedTag, tokens: readonly PublicToken[]) {
  const path = `dist/web/widgets/${fileName(tag)}.js`;
  const name = `${typeName(tag)}Element`;
  return {
    kind: 'javascript-module',
    path,
    summary: `Defines <${tag.tag}>.`,
    declarations: [{ kind: 'class', customElement: true, tagName: tag.tag, name, ...classOf(tag, tokens) }],
    exports: [{ kind: 'custom-element-definition', name: tag.tag, declaration: { name, module: path } }],
  };
}

function classOf(tag: DescribedTag, tokens: readonly PublicToken[]) {
  const height = `Reserve this height for it: ${tag.reserve.join(', ')}.`;
  return {
    summary: tag.summary,
    description: [tag.summary, ...tag.notes, height].join('\n\n'),
    superclass: { name: 'HTMLElement' },
    attributes: tag.attributes.map((attribute) => ({
      ...described(attribute),
      ...typed(attribute),
      fieldName: propertyName(attribute.name),
    })),
    members: [
      ...tag.attributes.map((attribute) => ({
        kind: 'field',
        ...described({ ...attribute, name: propertyName(attribute.name) }),
        ...typed(attribute),
        attribute: attribute.name,
        reflects: true,
      })),
      ...tag.properties.map((property) => ({ kind: 'field', ...described(property), type: { text: property.type } })),
      ...tag.methods.map((method) => ({ kind: 'method', ...described(method) })),
    ],
    events: tag.events.map((event) => ({
      name: event.name,
      description: event.cancelable ? `${event.doc} Cancelable.` : event.doc,
      type: { text: eventType(event) },
    })),
    slots: [{ name: '', description: 'Shown until the tag is rendered, and permanently if scripts don’t run.' }],
    cssParts: tag.parts.map(described),
    cssStates: tag.states.map(described),
    cssProperties: tokens.map((token) => ({ ...described(token), default: token.initial })),
  };
}

function described({ name, doc }: Described) {
  return { name, description: doc };
}

function typed(attribute: DescribedAttribute) {
  const { initial } = attribute;
  return { type: { text: attributeType(attribute) }, ...(initial && { default: `'${initial}'` }) };
}
