import type { Attribute } from '../../model/tags/attribute';

/** A tag with its descriptions, as plain data: the source of all generated text. */
export interface DescribedTag {
  tag: string;
  /** One or two sentences. */
  summary: string;
  /** Further paragraphs. */
  notes: string[];
  /** CSS heights that a page should reserve, from `@reserve`: in wide columns and, if different, on phones. */
  reserve: string[];
  /** Path of the same content on the society's site, and the text of a link to it, from `@fallback`. */
  fallback: { path: string; text: string };
  /** Path of its data call, relative to the API's base URL. */
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
}

export interface Described {
  name: string;
  doc: string;
}

export interface DescribedAttribute extends Described {
  kind: Attribute['kind'];
  /** The values of a choice. */
  values?: readonly string[];
  /** The value when the attribute is missing; '' for none. */
  initial: string;
  /** Not sent to the server. */
  isClientOnly?: true;
  /** A value that makes the tag show something, if it shows nothing without one. */
  example?: string;
  /** All tags have it. */
  common?: true;
}

export interface DescribedProperty extends Described {
  /** Its TypeScript type. */
  type: string;
  /** All tags have it. */
  common?: true;
}

interface DescribedMethod extends Described {
  /** The TypeScript type of its arguments and result, as in an interface method: `(): void`. */
  signature: string;
}

export interface DescribedEvent extends Described {
  cancelable: boolean;
  /** The TypeScript type of its detail; '' if it has none. */
  detail: string;
}

/** Returns the name of a tag's files: `event-detail` for `ummes-event-detail`. */
export const fileName = ({ tag }: Pick<DescribedTag, 'tag'>) => tag.replace('ummes-', '');

/** Returns the prefix of a tag's type names: `UmmesEventDetail` for `ummes-event-detail`. */
export function typeName({ tag }: DescribedTag): string {
  return tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the TypeScript type of an attribute's value. */
export function attributeType({ kind, values }: DescribedAttribute): string {
  if (kind === 'boolean') return 'boolean';
  if (kind === 'limit') return 'number | undefined';
  return values ? values.map((value) => `'${value}'`).join(' | ') : 'string';
}

/** Returns the TypeScript type of an event. */
export function eventType({ detail }: DescribedEvent): string {
  return `CustomEvent<${detail || 'null'}>`;
}
