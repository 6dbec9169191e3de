import type { Attribute } from '../../element/attribute';

/** A tag with its descriptions, as plain data: the source of all generated texts. */
export interface DescribedTag {
  tag: string;
  /** One or two sentences. */
  summary: string;
  /** Further paragraphs. */
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
  /** Not sent to the server for the first view. */
  unsent?: true;
  /** A value that shows something, where no value shows nothing. */
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

export interface DescribedMethod extends Described {
  /** The TypeScript type of its arguments and result, as a method of an interface has it: `(): void`. */
  signature: string;
}

export interface DescribedEvent extends Described {
  cancelable: boolean;
  /** The TypeScript type of its detail; '' when it has none. */
  detail: string;
}

/** `ummes-event-detail` as its files are named: `event-detail`. */
export const fileName = ({ tag }: Pick<DescribedTag, 'tag'>) => tag.replace('ummes-', '');

/** `ummes-event-detail` as its parts are named in types: `UmmesEventDetail`. */
export function typeName({ tag }: DescribedTag): string {
  return tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The TypeScript type of an attribute's value. */
export function attributeType({ kind, values }: DescribedAttribute): string {
  if (kind === 'boolean') return 'boolean';
  if (kind === 'limit') return 'number | undefined';
  return values ? values.map((value) => `'${value}'`).join(' | ') : 'string';
}

/** The TypeScript type of an event. */
export function eventType({ detail }: DescribedEvent): string {
  return `CustomEvent<${detail || 'null'}>`;
}
