import { initialValue, propertyName } from '../../element/attribute';
import { common, commonAttributes, type Declaration, htmlAttributes, methods, states } from '../../element/declaration';
import { TAGS } from '../bundling/render';
import type { Described, DescribedTag } from './declarations';
import { docsOf } from './docs';

const COMMON = 'src/element/declaration.ts';

/** Describes all tags, in the order of their names. @throws when something that a page can use is not described. */
export function describeTags(): DescribedTag[] {
  return [...TAGS].sort((a, b) => (a.tag < b.tag ? -1 : 1)).map(describeTag);
}

/** A tag from its declaration, a file in widgets/, with the doc comments in it. */
function describeTag(declaration: Declaration): DescribedTag {
  const { tag, data, attributes = {}, events = {}, properties = [] } = declaration;
  const name = tag.replace('ummes-', '');
  const docs = new Map([...docsOf(COMMON), ...docsOf(`widgets/${name}.ts`)]);
  const variable = propertyName(name);
  const required = (text: string | undefined, what: string): string => {
    if (!text) throw new Error(`<${tag}>: ${what} is not described`);
    return text;
  };
  const docOf = (path: string) => required(docs.get(path)?.paragraphs.join(' '), path);
  const tagsOf = (path: string, kind: string) =>
    (docs.get(path)?.tags ?? []).filter((each) => each.name === kind).map(({ text }) => text);
  const tagOf = (path: string, kind: string) => required(tagsOf(path, kind)[0], `@${kind} of ${path}`);
  const listed = (kind: string) => tagsOf(variable, kind).map((text) => split(tag, kind, text));
  const [summary, ...notes] = docs.get(variable)?.paragraphs ?? [];
  const [, path = '', text = ''] = /^(\/\S*) (.+)$/.exec(tagOf(variable, 'fallback')) ?? [];
  if (!path) throw new Error(`<${tag}>: @fallback is a path and what its link says, as "/events The events"`);

  const describeAttributes = (of: string, each: NonNullable<Declaration['attributes']>) =>
    Object.entries(each).map(([name, attribute]) => {
      const [example] = tagsOf(`${of}.${name}`, 'example');
      return {
        name,
        kind: attribute.kind,
        ...(attribute.kind === 'choice' && { values: attribute.values }),
        initial: initialValue(attribute),
        ...(attribute.unsent && { unsent: true as const }),
        doc: docOf(`${of}.${name}`),
        ...(example && { example }),
      };
    });
  const describeProperties = (of: string, names: readonly string[]) =>
    names.map((name) => {
      const { type = 'unknown', doc } = typedTexts(docOf(`${of}.properties`))[name] ?? {};
      return { name, type, doc: required(doc, `property ${name}`) };
    });

  return {
    tag,
    summary: required(summary, 'the tag'),
    notes,
    reserve: tagOf(variable, 'reserve').match(/\d+px/g) ?? [],
    fallback: { path, text },
    ...(data && { data }),
    attributes: [
      ...describeAttributes(`${variable}.attributes`, attributes),
      ...describeAttributes('commonAttributes', commonAttributes),
      ...describeAttributes('htmlAttributes', htmlAttributes),
    ],
    properties: [...describeProperties(variable, properties), ...describeProperties('common', common.properties)],
    events: Object.entries(events).map(([name, { cancelable }]) => {
      return { name, cancelable, ...splitDetail(docOf(`${variable}.events.${name}`)) };
    }),
    methods: Object.keys(methods)
      .filter((name) => ['focus', ...(declaration.methods ?? [])].includes(name))
      .map((name) => ({ name, doc: docOf(`methods.${name}`), signature: tagOf(`methods.${name}`, 'signature') })),
    // A form has nothing to wait for.
    states: Object.keys(states)
      .filter((name) => data || name === 'ready' || name === 'failed')
      .map((name) => ({ name, doc: docOf(`states.${name}`) })),
    parts: listed('part'),
    cssProperties: listed('cssprop'),
  };
}

/** `card - one event` */
function split(tag: string, kind: string, text: string): Described {
  const [, name, doc] = /^(\S+) - (.+)$/.exec(text) ?? [];
  if (!name || !doc) throw new Error(`<${tag}>: @${kind} ${text} is not of the form "name - what it is"`);
  return { name, doc };
}

/** A text for each property of a list; each starts with its name and type: `` `event: SocietyEvent`: … ``. */
function typedTexts(comment: string): Record<string, { type: string; doc: string }> {
  const found = comment.matchAll(/`(\w+): ([^`]+)`:\s+(.*?)(?=\s*`\w+: [^`]+`:\s|$)/g);
  return Object.fromEntries(
    [...found].map(([, name = '', type = '', doc = '']) => [
      name,
      { type, doc: doc.charAt(0).toUpperCase() + doc.slice(1) },
    ]),
  );
}

/** An event's text ends in its detail's type, in backticks: `` `detail: { count: number }` ``. */
function splitDetail(text: string): { doc: string; detail: string } {
  const [, doc = text, detail = ''] = /^(.*?)\s*`detail: (.+)`$/.exec(text) ?? [];
  return { doc, detail };
}
