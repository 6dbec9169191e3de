import { type Attribute, initialValue } from '../../element/attribute';
import { commonAttributes, type Declaration } from '../../element/declaration';
import type { DocComment, DocComments } from './doc-comments';

/** A tag with everything that is said about it, as plain data: what all generated texts are made from. */
export interface DescribedTag {
  tag: string;
  /** What it is, in a sentence or two. */
  summary: string;
  /** What else there is to know, a paragraph each. */
  notes: string[];
  /** Heights in CSS that a page keeps free for it, from `@reserve`: on wide columns, and on phones if they differ. */
  reserve: string[];
  /** Where the same is on the society's site, and what a link to it says, from `@fallback`. */
  fallback: { path: string; text: string };
  /** Path of its data call below the api's base address. */
  data?: string;
  /** Its own first, then those that all tags have. */
  attributes: DescribedAttribute[];
  properties: DescribedProperty[];
  events: DescribedEvent[];
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
  /** A value that shows something, where no value shows nothing. */
  example?: string;
}

export interface DescribedProperty extends Described {
  /** Its TypeScript type. */
  type: string;
}

export interface DescribedEvent extends Described {
  cancelable: boolean;
  /** The TypeScript type of its detail; '' when it has none. */
  detail: string;
}

/**
 * Joins a tag's declaration with its doc comments.
 * @param common the comments of the attributes that all tags have.
 * @throws when something that a page can use is not described.
 */
export function describeTag(
  declaration: Declaration,
  comments: DocComments,
  common: Record<string, DocComment>,
): DescribedTag {
  const { tag, data, attributes = {}, properties = [], events = {} } = declaration;
  const find = (kind: string, name: string, entry: DocComment | undefined): DocComment => {
    if (!entry?.text) throw new Error(`<${tag}>: ${kind} ${name} has no doc comment`);
    return entry;
  };
  const listed = (kind: string): Described[] =>
    comments.lines.filter((line) => line.name === kind).map(({ text }) => split(tag, kind, text));
  const line = (name: string) => comments.lines.find((entry) => entry.name === name)?.text;

  const [, path = '', text = ''] =
    /^(\/\S*) (.+)$/.exec(find('the line', '@fallback', { text: line('fallback') ?? '' }).text) ?? [];
  if (!path) throw new Error(`<${tag}>: @fallback is a path and what its link says, as "/events The events"`);
  return {
    tag,
    summary: find('the tag', '', { text: comments.summary }).text,
    notes: comments.notes,
    reserve: find('the line', '@reserve', { text: line('reserve') ?? '' }).text.match(/\d+px/g) ?? [],
    fallback: { path, text },
    ...(data && { data }),
    attributes: [
      ...Object.entries(attributes).map(([name, attribute]) => {
        return describeAttribute(name, attribute, find('attribute', name, comments.attributes[name]));
      }),
      ...Object.entries(commonAttributes).map(([name, attribute]) => {
        return describeAttribute(name, attribute, find('attribute', name, common[name]));
      }),
    ],
    properties: properties.map((name) => {
      const { text, type = 'unknown' } = find('property', name, comments.properties[name]);
      return { name, type, doc: text };
    }),
    events: Object.entries(events).map(([name, { cancelable }]) => {
      return { name, cancelable, ...splitDetail(find('event', name, comments.events[name]).text) };
    }),
    parts: listed('part'),
    cssProperties: listed('cssprop'),
  };
}

function describeAttribute(name: string, attribute: Attribute, { text, example }: DocComment): DescribedAttribute {
  return {
    name,
    kind: attribute.kind,
    ...(attribute.kind === 'choice' && { values: attribute.values }),
    initial: initialValue(attribute),
    doc: text,
    ...(example && { example }),
  };
}

/** `card - one event` */
function split(tag: string, kind: string, text: string): Described {
  const [, name, doc] = /^(\S+) - (.+)$/.exec(text) ?? [];
  if (!name || !doc) throw new Error(`<${tag}>: @${kind} ${text} is not of the form "name - what it is"`);
  return { name, doc };
}

/** An event's text ends in its detail's type, in backticks: `` `detail: { count: number }` ``. */
function splitDetail(text: string): { doc: string; detail: string } {
  const [, doc = text, detail = ''] = /^(.*?)\s*`detail: (.+)`$/.exec(text) ?? [];
  return { doc, detail };
}
