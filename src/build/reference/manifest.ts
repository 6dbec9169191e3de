import { propertyName } from '../../element/attribute';
import type { Described, DescribedAttribute, DescribedMethod, DescribedTag } from './declarations';
import type { PublicToken } from './public-tokens';
import { attributeType, eventType, typeName } from './type-text';

/** The version of the format: https://github.com/webcomponents/custom-elements-manifest */
const SCHEMA_VERSION = '2.1.0';

/** The script that a page pastes. It exports nothing. */
const LOADER = {
  kind: 'javascript-module',
  path: 'dist/web/widgets/ummes.js',
  summary: 'The loader: shows the first view of each tag that nears the viewport, and imports its code.',
  declarations: [],
  exports: [],
};

/** Returns the custom elements manifest, which editors, catalogues and linters read. Its paths are those in the package. */
export function customElementsManifest(tags: readonly DescribedTag[], tokens: readonly PublicToken[]) {
  return {
    schemaVersion: SCHEMA_VERSION,
    readme: 'README.md',
    modules: [
      ...tags.map((tag) => {
        const path = `dist/web/widgets/${tag.tag.replace('ummes-', '')}.js`;
        const name = `${typeName(tag)}Element`;
        const variable = propertyName(tag.tag.replace('ummes-', ''));
        return {
          kind: 'javascript-module',
          path,
          summary: `Defines <${tag.tag}>.`,
          declarations: [
            { kind: 'class', customElement: true, tagName: tag.tag, name, ...classOf(tag, tokens) },
            { kind: 'variable', name: variable, description: `What declares <${tag.tag}>, as data.`, readonly: true },
          ],
          exports: [
            { kind: 'custom-element-definition', name: tag.tag, declaration: { name, module: path } },
            { kind: 'js', name: variable, declaration: { name: variable, module: path } },
          ],
        };
      }),
      LOADER,
    ],
  };
}

function classOf(tag: DescribedTag, tokens: readonly PublicToken[]) {
  const height = `Keep this height free for it: ${tag.reserve.join(', ')}.`;
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
        name: propertyName(attribute.name),
        description: attribute.doc,
        ...typed(attribute),
        attribute: attribute.name,
        reflects: true,
      })),
      ...tag.properties.map((property) => ({ kind: 'field', ...described(property), type: { text: property.type } })),
      ...tag.methods.map((method) => ({
        kind: 'method',
        ...described(method),
        ...signature(method),
      })),
    ],
    events: tag.events.map((event) => ({
      name: event.name,
      description: event.cancelable ? `${event.doc} Cancelable.` : event.doc,
      type: { text: eventType(event) },
    })),
    slots: [{ name: '', description: 'Shown until the tag has come to life, and for good where scripts do not run.' }],
    cssParts: tag.parts.map(described),
    cssStates: tag.states.map(described),
    cssProperties: [
      ...tag.cssProperties.map(described),
      ...tokens.map((token) => ({ ...described(token), default: token.initial })),
    ],
  };
}

function described({ name, doc }: Described) {
  return { name, description: doc };
}

/** `(options?: FocusOptions): void` as parameters and result. */
function signature({ signature }: DescribedMethod) {
  const [, parameters = '', result = ''] = /^\((.*)\): (.+)$/.exec(signature) ?? [];
  const [name = '', type = ''] = parameters.split(/\?: /);
  return {
    ...(name && { parameters: [{ name, optional: true, type: { text: type } }] }),
    return: { type: { text: result } },
  };
}

function typed(attribute: DescribedAttribute) {
  const { initial } = attribute;
  return { type: { text: attributeType(attribute) }, ...(initial && { default: `'${initial}'` }) };
}
