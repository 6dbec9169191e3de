import { type Attribute, initialValue } from '../../element/attribute';
import { type ReadEntry, readObject } from './read-object';

/** A tag with its descriptions, as plain data: the source of all generated texts. */
export interface DescribedTag {
  tag: string;
  /** What it is, in a sentence or two. */
  summary: string;
  /** What else there is to know, a paragraph each. */
  notes: string[];
  /** Heights in CSS that a page keeps free for it, from `@reserve`: on wide columns, and on phones if they differ. */
  reserve: string[];
  /** Where the same is on the society's site, and the text of a link to it, from `@fallback`. */
  fallback: { path: string; text: string };
  /** Path of its data call below the api's base address. */
  data?: string;
  /** Its own first, then those that all tags have. */
  attributes: DescribedAttribute[];
  properties: DescribedProperty[];
  methods: DescribedMethod[];
  events: DescribedEvent[];
  /** Names for `:state()`. */
  states: Described[];
  /** Names for `::part()`, from `@part`. */
  parts: Described[];
  /** CSS custom properties of its own, from `@cssprop`. */
  cssProperties: Described[];
}

export interface Described {
  name: string;
  doc: string;
}

export interface DescribedAttribute extends Described {
  kind: Attribute['kind'];
  /** What a choice can be. */
  values?: readonly string[];
  /** The value when the attribute is missing; '' for none. */
  initial: string;
  /** Not sent to the server for the first view. */
  unsent?: true;
  /** A value that shows something, where no value shows nothing. */
  example?: string;
}

export interface DescribedProperty extends Described {
  /** Its TypeScript type. */
  type: string;
}

export interface DescribedMethod extends Described {
  /** The TypeScript type of its arguments and result, as a method of an interface has it: `(): void`. */
  signature: string;
}

export interface DescribedEvent extends Described {
  cancelable: boolean;
  /** The TypeScript type of its detail; '' when it has none. */
  detail: string;
}

/** What all tags have, as their declarations would say it. */
export interface Common {
  attributes: readonly ReadEntry[];
  /** With an entry `properties`. */
  properties: readonly ReadEntry[];
}

/**
 * Reads the declaration of a tag, a file in widgets/, with its doc comments.
 * @param common the attributes and properties that all tags have.
 * @param shared the methods that a tag can have, and the states that all have.
 * @throws when something that a page can use is not described.
 */
export function describeTag(
  source: string,
  file: string,
  common: Common,
  shared: { methods: readonly ReadEntry[]; states: readonly ReadEntry[] } = { methods: [], states: [] },
): DescribedTag {
  const { paragraphs, tags, entries } = readObject(source, file, 'define');
  const entry = (name: string) => entries.find((found) => found.name === name);
  const tag = String(entry('tag')?.value);
  const data = entry('data')?.value as string | undefined;
  const require = (text: string | undefined, what: string): string => {
    if (!text) throw new Error(`<${tag}>: ${what} is not described`);
    return text;
  };
  const line = (name: string) => require(tags.find((found) => found.name === name)?.text, `@${name}`);
  const listed = (kind: string) => tags.filter(({ name }) => name === kind).map(({ text }) => split(tag, kind, text));
  const listsOfProperties = [entry('properties'), common.properties.find(({ name }) => name === 'properties')];
  const methods = ['focus', ...((entry('methods')?.value ?? []) as string[])];

  const [, path = '', text = ''] = /^(\/\S*) (.+)$/.exec(line('fallback')) ?? [];
  if (!path) throw new Error(`<${tag}>: @fallback is a path and what its link says, as "/events The events"`);
  const [summary, ...notes] = paragraphs;
  return {
    tag,
    summary: require(summary, 'the tag'),
    notes,
    reserve: line('reserve').match(/\d+px/g) ?? [],
    fallback: { path, text },
    ...(data && { data }),
    attributes: [...(entry('attributes')?.entries ?? []), ...common.attributes].map((attribute) => {
      return describeAttribute(attribute, require(attribute.text, `attribute ${attribute.name}`));
    }),
    properties: listsOfProperties.flatMap((list) => {
      const texts = typedTexts(list?.text ?? '');
      return ((list?.value ?? []) as string[]).map((name) => {
        const { type = 'unknown', doc } = texts[name] ?? {};
        return { name, type, doc: require(doc, `property ${name}`) };
      });
    }),
    events: (entry('events')?.entries ?? []).map(({ name, text, value }) => {
      const { cancelable } = value as { cancelable: boolean };
      return { name, cancelable, ...splitDetail(require(text, `event ${name}`)) };
    }),
    methods: shared.methods
      .filter(({ name }) => methods.includes(name))
      .map(({ name, text, tags }) => {
        return { name, doc: require(text, `method ${name}`), signature: require(tags.signature, `method ${name}`) };
      }),
    // A form has nothing to wait for.
    states: shared.states
      .filter(({ name }) => data || name === 'ready' || name === 'failed')
      .map(({ name, text }) => ({ name, doc: require(text, `state ${name}`) })),
    parts: listed('part'),
    cssProperties: listed('cssprop'),
  };
}

function describeAttribute({ name, value, tags: { example } }: ReadEntry, doc: string): DescribedAttribute {
  const attribute = value as Attribute;
  return {
    name,
    kind: attribute.kind,
    ...(attribute.kind === 'choice' && { values: attribute.values }),
    initial: initialValue(attribute),
    ...(attribute.unsent && { unsent: true }),
    doc,
    ...(example && { example }),
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
