import { propertyName } from '../../element/attribute';
import { common, commonAttributes, type Declaration, htmlAttributes, methods, states } from '../../element/declaration';
import { TAGS } from '../../entries/renderer';
import { type Attribute, initialValue } from '../../model/tags/attribute';
import { type Described, type DescribedTag, fileName } from './declarations';
import { docsOf } from './docs';

const COMMON = 'src/element/declaration.ts';

/** Describes all tags, ordered by name. @throws if something that a page can use has no doc comment. */
export function describeTags(): DescribedTag[] {
  return [...TAGS].sort((a, b) => (a.tag < b.tag ? -1 : 1)).map(describeTag);
}

/** Describes a tag from its declaration in widgets/ and the doc comments there. */
export function describeTag(declaration: Declaration): DescribedTag {
  const { tag, data, attributes = {}, properties = [], events = {} } = declaration;
  const name = fileName({ tag });
  const own = propertyName(name);
  const docs = new Map([...docsOf(COMMON), ...docsOf(`widgets/${name}.ts`)]);
  const required = (text: string | undefined, what: string): string => {
    if (!text) throw new Error(`<${tag}>: ${what} is not described`);
    return text;
  };
  const docOf = (path: string) => required(docs.get(path)?.paragraphs.join(' '), path);
  const tagsOf = (path: string, kind: string) =>
    (docs.get(path)?.tags ?? []).filter(({ name }) => name === kind).map(({ text }) => text);
  const tagOf = (path: string, kind: string) => required(tagsOf(path, kind)[0], `@${kind} of ${path}`);

  const describeAttributes = (of: string, all: Record<string, Attribute>) =>
    Object.entries(all).map(([name, attribute]) => {
      const [example] = tagsOf(`${of}.${name}`, 'example');
      return {
        name,
        kind: attribute.kind,
        ...(attribute.kind === 'choice' && { values: attribute.values }),
        initial: initialValue(attribute),
        ...(attribute.isClientOnly && { isClientOnly: true as const }),
        doc: docOf(`${of}.${name}`),
        ...(example && { example }),
      };
    });
  const describeProperties = (of: string, names: readonly string[]) =>
    names.map((name) => ({ name, ...typed('type', docOf(`${of}.properties`)) }));
  const shared = { common: true } as const;

  const [summary, ...notes] = docs.get(own)?.paragraphs ?? [];
  const [, path = '', text = ''] = /^(\/\S*) (.+)$/.exec(tagOf(own, 'fallback')) ?? [];
  if (!path) throw new Error(`<${tag}>: @fallback must be a path and link text, such as "/events The events"`);
  return {
    tag,
    summary: required(summary, 'the tag'),
    notes,
    reserve: tagOf(own, 'reserve').match(/\d+px/g) ?? [],
    fallback: { path, text },
    ...(data && { data }),
    attributes: [
      ...describeAttributes(`${own}.attributes`, attributes),
      ...describeAttributes('commonAttributes', commonAttributes).map((each) => ({ ...each, ...shared })),
      ...describeAttributes('htmlAttributes', htmlAttributes).map((each) => ({ ...each, ...shared })),
    ],
    properties: [
      ...describeProperties(own, properties),
      ...describeProperties('common', common.properties).map((each) => ({ ...each, ...shared })),
    ],
    events: Object.entries(events).map(([name, { cancelable }]) => {
      const { doc, type } = typed('detail', docOf(`${own}.events.${name}`));
      return { name, cancelable, doc, detail: type };
    }),
    methods: Object.keys(methods)
      .filter((name) => ['focus', ...(declaration.methods ?? [])].includes(name))
      .map((name) => ({ name, doc: docOf(`methods.${name}`), signature: tagOf(`methods.${name}`, 'signature') })),
    // Forms don't load data.
    states: Object.keys(states)
      .filter((name) => data || name === 'ready' || name === 'failed')
      .map((name) => ({ name, doc: docOf(`states.${name}`) })),
    parts: tagsOf(own, 'part').map((text) => split(tag, text)),
  };
}

/** Parses `card - one event`. */
function split(tag: string, text: string): Described {
  const [, name, doc] = /^(\S+) - (.+)$/.exec(text) ?? [];
  if (!name || !doc) throw new Error(`<${tag}>: @part ${text} is not of the form "name - what it is"`);
  return { name, doc };
}

/** Parses text that ends in a type in backticks: `` The events are shown. `detail: { count: number }` ``. */
function typed(word: 'type' | 'detail', text: string): { doc: string; type: string } {
  const [doc = '', type = ''] = text.split(` \`${word}: `);
  return { doc, type: type.replace(/`$/, '') };
}
