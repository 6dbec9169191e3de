import type { DescribedAttribute, DescribedEvent, DescribedTag } from './declarations';

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
