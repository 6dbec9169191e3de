import { propertyName } from '../../element/attribute';
import type { DescribedAttribute, DescribedTag } from './declarations';
import type { PublicToken } from './public-tokens';
import { attributeType, eventType, typeName } from './type-text';

/** The version of the format: https://github.com/webcomponents/custom-elements-manifest */
const SCHEMA_VERSION = '2.1.0';

/**
 * The custom elements manifest: what editors, catalogues and linters know a package's tags from.
 * Paths are those in the package.
 */
export function customElementsManifest(tags: readonly DescribedTag[], tokens: readonly PublicToken[]) {
  return {
    schemaVersion: SCHEMA_VERSION,
    readme: 'README.md',
    modules: tags.map((tag) => moduleOf(tag, tokens)),
  };
}

function moduleOf(tag: DescribedTag, tokens: readonly PublicToken[]) {
  const path = `dist/web/widgets/${tag.tag.replace('ummes-', '')}.js`;
  const name = `${typeName(tag)}Element`;
  return {
    kind: 'javascript-module',
    path,
    summary: `Defines <${tag.tag}>.`,
    declarations: [
      {
        kind: 'class',
        customElement: true,
        tagName: tag.tag,
        name,
        summary: tag.summary,
        description: [tag.summary, ...tag.notes, `Keep this height free for it: ${tag.reserve.join(', ')}.`].join(
          '\n\n',
        ),
        superclass: { name: 'HTMLElement' },
        attributes: tag.attributes.map((attribute) => ({
          name: attribute.name,
          description: attribute.doc,
          type: { text: attributeType(attribute) },
          ...defaultOf(attribute),
          fieldName: propertyName(attribute.name),
        })),
        members: [
          ...tag.attributes.map((attribute) => ({
            kind: 'field',
            name: propertyName(attribute.name),
            description: attribute.doc,
            type: { text: attributeType(attribute) },
            ...defaultOf(attribute),
            attribute: attribute.name,
            reflects: true,
          })),
          ...tag.properties.map(({ name: property, doc, type }) => ({
            kind: 'field',
            name: property,
            description: doc,
            type: { text: type },
          })),
        ],
        events: tag.events.map((event) => ({
          name: event.name,
          description: event.cancelable ? `${event.doc} Cancelable.` : event.doc,
          type: { text: eventType(event) },
        })),
        slots: [
          { name: '', description: 'Shown until the tag has come to life, and for good where scripts do not run.' },
        ],
        cssParts: tag.parts.map(({ name: part, doc }) => ({ name: part, description: doc })),
        cssProperties: [
          ...tag.cssProperties.map(({ name: property, doc }) => ({ name: property, description: doc })),
          ...tokens.map(({ name: token, doc, initial }) => ({ name: token, description: doc, default: initial })),
        ],
      },
    ],
    exports: [{ kind: 'custom-element-definition', name: tag.tag, declaration: { name, module: path } }],
  };
}

function defaultOf({ initial }: DescribedAttribute) {
  return initial ? { default: `'${initial}'` } : {};
}
